/** /files in the OpenAPI document: the only REST path that does not answer JSON. */
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
})
