/** What the tests read of an OpenAPI document. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly example?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

type Scalar = string | number | boolean;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly example?: Scalar;
  readonly schema?: Schema & { readonly example?: Scalar };
}

interface Content {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation extends Described {
  readonly method: string;
  readonly path: string;
  /** Whether an answer goes on for as long as anybody listens. */
  readonly endless: boolean;
}

export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      method: method.toUpperCase(),
      path,
      endless: Object.values(described.responses).some(({ content }) => content !== undefined && 'text/event-stream' in content),
    })));
}

export function schemaOf(schema: Schema | undefined, { components }: Document): Schema {
  if (schema?.$ref === undefined) return schema ?? {};
  return schemaOf(components.schemas[schema.$ref.split('/').at(-1)!], { components } as Document);
}

/** The example of a body: its own, or put together from those of its fields. */
export function exampleBody(operation: Operation, document: Document): { readonly type: string; readonly value: unknown } | null {
  const [entry] = Object.entries(operation.requestBody?.content ?? {});
  if (entry === undefined) return null;
  const [type, { schema, examples }] = entry;
  const [given] = Object.values(examples ?? {});
  const whole = schemaOf(schema, document);
  const fields = Object.entries(whole.properties ?? {}).filter(([, field]) => field.example !== undefined);
  return { type, value: given?.value ?? whole.example ?? Object.fromEntries(fields.map(([name, field]) => [name, field.example])) };
}
