/** /files, /events and CVs on paper in the OpenAPI document: the paths that do not answer JSON. */
import { UPLOAD_HEADER } from '@intranet/contract/request-headers'
import { writingRights } from '@intranet/contract/access/access-keys'
import { bucketKeys } from '@intranet/contract/content/file'
import { sendingToken } from '@intranet/contract/marketing/sponsorship-form'
import { RANDOM_ID, sentSchema } from './json-schema.ts'
import type { KeyPart } from './openapi-keys.ts'
import { everyHeader } from './openapi-refusals.ts'

type Json = Record<string, unknown>

const tags = ['Arquivos']
/** The owner of a file decides, not the path. */
const anyKey: KeyPart = { aceita: true, precisa: [], nivel: [], mascara: [] }

/** Keys with levels send wherever their owner does. */
const writingKey: KeyPart = { ...anyKey, precisa: writingRights }

/** `errors` are the refusals that every operation shares. */
export const fileOperations = (errors: Json): Record<string, Json> => ({
  '/files': {
    post: {
      operationId: 'post_files',
      tags,
      'x-chave': writingKey,
      description: 'Chave de acesso: qualquer uma que escreva em algum módulo.',
      summary: 'Envia um arquivo de até 10485760 bytes, verificado pelo conteúdo',
      parameters: [
        {
          name: UPLOAD_HEADER,
          in: 'header',
          required: false,
          description:
            'De quem não entrou, que pode enviar os arquivos de uma solicitação e recebe 429 acima disso: o código que `POST /v1/patrocinio/publico/envio` respondeu.',
          schema: sentSchema(sendingToken, {}),
        },
      ],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file'],
              properties: {
                bucket: {
                  type: 'string',
                  enum: bucketKeys,
                  description: 'Antes do arquivo. Sem valor: `"imagens"`.',
                },
                // No type: a text would have clients refuse what a file is.
                file: { contentMediaType: 'application/octet-stream' },
              },
            },
          },
        },
      },
      responses: {
        200: {
          description: 'Sucesso',
          headers: everyHeader,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['id'],
                properties: { id: RANDOM_ID },
              },
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
      'x-chave': anyKey,
      description:
        'Chave de acesso: uma que leia o dono do arquivo; sem dados_pessoais, só imagens, fotos e logos.',
      summary: 'Baixa o conteúdo do arquivo, para quem pode ver o seu dono',
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'Id do arquivo.',
          schema: RANDOM_ID,
        },
      ],
      responses: {
        200: {
          description: 'Conteúdo',
          headers: everyHeader,
          content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
        },
        ...errors,
      },
    },
  },
  '/v1/user/{id}/curriculo.pdf': {
    get: {
      operationId: 'get_v1_user_id_curriculo_pdf',
      'x-chave': { aceita: false },
      tags: ['Currículo'],
      summary: 'Baixa o currículo de uma pessoa em PDF, para quem pode lê-lo; não para chaves de acesso',
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'Id da pessoa.',
          schema: { type: 'integer', minimum: 1 },
        },
      ],
      responses: {
        200: {
          description: 'O PDF',
          headers: everyHeader,
          content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
        },
        ...errors,
      },
    },
  },
  '/events': {
    get: {
      operationId: 'get_events',
      'x-chave': { aceita: false },
      tags: ['Eventos'],
      summary:
        'Acompanha os eventos de quem entrou (server-sent events), só com ids; chaves de acesso leem /v1/alteracoes',
      responses: {
        200: {
          description: 'O fluxo: `event: notificacao`, `data: 17`',
          headers: everyHeader,
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        ...errors,
      },
    },
  },
})
