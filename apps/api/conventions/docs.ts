/** The OpenAPI document and its page at /docs. */
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { PROBLEMS } from '../problems/codes.js';

const ABOUT = `Record a match of a card game, ask for any board, watch the judge live. docs/api.md has a session to follow line by line.

Everything but health and these pages takes a token: press *Authorize* and paste the one that the first start printed. The examples work on a
store that began with the sample matches. What a token does not let its holder see is not in any answer: a match that it is not for is a 404.

What is wrong comes as \`application/problem+json\` (RFC 9457). Its \`code\` is stable:

| code | status | |
|---|---|---|
${Object.entries(PROBLEMS).map(([code, [status, title]]) => `| \`${code}\` | ${status} | ${title} |`).join('\n')}`;

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'instance'],
  properties: {
    type: { type: 'string', example: 'urn:verdict:problem:invalid-request' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) },
    instance: { type: 'string', description: 'The id of the request, as in X-Request-Id and in the log of the server' },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' }, found: { type: 'string' }, expected: { type: 'string' }, hint: { type: 'string' },
          line: { type: 'integer' }, column: { type: 'integer' },
        },
      },
    },
  },
};

export function documentOf(app: NestFastifyApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Verdict')
    .setDescription(ABOUT)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .build();
  const made = SwaggerModule.createDocument(app, about, { operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}.${method}` });
  return withProblems(made);
}

/** Whatever is called can fail, and always fails in the same form. */
function withProblems(document: OpenAPIObject): OpenAPIObject {
  const schema = { $ref: '#/components/schemas/Problem' };
  const response = { description: 'A problem', content: { 'application/problem+json': { schema } } };
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.delete]) if (operation) operation.responses.default = response;
  }
  const { components = {} } = document;
  return { ...document, components: { ...components, schemas: { ...components.schemas, Problem: PROBLEM } } };
}

export function serveDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('docs', app, documentOf(app), {
    jsonDocumentUrl: 'docs/openapi.json',
    yamlDocumentUrl: 'docs/openapi.yaml',
    customSiteTitle: 'Verdict API',
    swaggerOptions: { displayRequestDuration: true, tryItOutEnabled: true, persistAuthorization: false },
  });
}
