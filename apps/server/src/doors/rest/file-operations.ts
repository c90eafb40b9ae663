/** /files and /events in the OpenAPI document: the paths that do not answer JSON. */
type Json = Record<string, unknown>

const tags = ['Arquivos']

/** `errors` are the refusals that every operation shares. */
export const fileOperations = (errors: Json): Record<string, Json> => ({
  '/files': {
    post: {
      operationId: 'post_files',
      tags,
      summary: 'Envia um arquivo de até 10485760 bytes, verificado pelo conteúdo',
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file'],
              properties: { bucket: { type: 'string' }, file: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
      responses: {
        200: {
          description: 'Sucesso',
          content: {
            'application/json': {
              schema: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } },
            },
          },
        },
        ...errors,
      },
    },
  },
  '/files/{id}': {
    get: {
      operationId: 'get_files_id',
      tags,
      summary: 'Conteúdo do arquivo, para quem pode ver o seu dono',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      responses: {
        200: {
          description: 'Conteúdo',
          content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
        },
        ...errors,
      },
    },
  },
  '/events': {
    get: {
      operationId: 'get_events',
      tags: ['Eventos'],
      summary:
        'Eventos de quem entrou (server-sent events), só com ids; chaves de acesso leem /v1/alteracoes',
      responses: {
        200: {
          description: 'O fluxo: `event: notificacao`, `data: 17`',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        ...errors,
      },
    },
  },
})
