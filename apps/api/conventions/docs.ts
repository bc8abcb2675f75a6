/** The OpenAPI document at /docs. */
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

export function documentOf(app: NestFastifyApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Verdict')
    .setDescription('Record a match of a card game, ask for any board, watch the judge live.')
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .build();
  return SwaggerModule.createDocument(app, about, { operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}.${method}` });
}

export function serveDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('docs', app, documentOf(app), {
    jsonDocumentUrl: 'docs/openapi.json',
    yamlDocumentUrl: 'docs/openapi.yaml',
    customSiteTitle: 'Verdict API',
  });
}
