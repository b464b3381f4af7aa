import { ClientMessage, ServerMessage } from '@ennead/wire';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { version } from '../config.ts';

const DESCRIPTION = `Everything the web app does. Authenticate with the session cookie or with
"Authorization: Bearer KEY", the key of the private link. One socket at /api/v1/socket speaks ClientMessage and
ServerMessage; docs/api.md tells how.`;

/** Describes every route that is added after it, at /api/v1/openapi.json. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ennead', version, description: DESCRIPTION },
      components: {
        schemas: { ClientMessage: plain(ClientMessage), ServerMessage: plain(ServerMessage) },
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: 'ennead' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      schema: url.startsWith('/api/v1/') && route.schema !== undefined ? schema : { ...schema, hide: true },
      url,
    }),
  });
  app.get('/api/v1/openapi.json', async () => app.swagger());
}

function plain(schema: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema));
}
