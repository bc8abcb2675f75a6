/** The fields of queries and bodies: each decorator says once what is right, to the check, to its error and to the OpenAPI document. */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, MinLength, ValidateIf } from 'class-validator';

interface About {
  readonly about: string;
  readonly example?: unknown;
  readonly optional?: true;
}

type Described = Record<string, unknown>;

function field({ about, example, optional }: About, schema: Described, expects: string, ...checks: readonly PropertyDecorator[]): PropertyDecorator {
  const described = { description: about, required: !optional, ...schema, ...(example !== undefined && { example }) };
  return applyDecorators(
    ApiProperty(described),
    Reflect.metadata(EXPECTS, expects),
    ...(optional ? [UnlessAbsent] : []),
    ...checks,
  );
}

/** Unlike IsOptional, which lets null pass as well. */
const UnlessAbsent: PropertyDecorator = (dto, name) =>
  ValidateIf((made: Record<string | symbol, unknown>) => made[name] !== undefined)(dto, name);

const EXPECTS = Symbol('what would be right');

/** What a field must be, in words. */
export const expectedOf = (dto: object, name: string): string | undefined => Reflect.getMetadata(EXPECTS, dto, name) as string | undefined;

export const WholeField = (about: About & { readonly min: number; readonly max: number }): PropertyDecorator =>
  field(
    about, { type: 'integer', minimum: about.min, maximum: about.max }, `a whole number from ${about.min} to ${about.max}`,
    IsInt(), Min(about.min), Max(about.max),
  );

export const TextField = (about: About & { readonly longest: number; readonly expects?: string; readonly pattern?: RegExp }): PropertyDecorator =>
  field(
    about,
    { type: 'string', minLength: 1, maxLength: about.longest, ...(about.pattern && { pattern: about.pattern.source }) },
    about.expects ?? `a text of 1 to ${about.longest} characters`,
    IsString(), MinLength(1), MaxLength(about.longest), ...(about.pattern ? [Matches(about.pattern)] : []),
  );

export const ChoiceField = (about: About & { readonly of: readonly string[] }): PropertyDecorator =>
  field(about, { type: 'string', enum: [...about.of] }, about.of.map((value) => JSON.stringify(value)).join(' or '), IsIn(about.of));

export const TextsField = (about: About & { readonly most: number; readonly pattern: RegExp; readonly expects: string }): PropertyDecorator =>
  field(
    about, { type: 'array', items: { type: 'string', pattern: about.pattern.source }, minItems: 1, maxItems: about.most }, about.expects,
    ArrayMinSize(1), ArrayMaxSize(about.most), IsString({ each: true }), Matches(about.pattern, { each: true }),
  );

/** A list whose items are looked at elsewhere. */
export const ListField = (about: About & { readonly schema: Described }): PropertyDecorator =>
  field(about, { type: 'array', items: about.schema }, 'a list', IsArray());
