import { refusal } from '@intranet/contract/messages/refusals'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'

const { db, app, as } = await testWorld()

describe('a body that is cut or no form', () => {
  const edge = 'limite123'
  const bucketPart = (bucket: string) =>
    `--${edge}\r\ncontent-disposition: form-data; name="bucket"\r\n\r\n${bucket}\r\n`
  const fileHead = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n`
  const bodies: [name: string, body: (bucket: string) => string, type?: string][] = [
    ['nothing at all', () => ''],
    ['no form', () => 'nome;cpf\r\n1;2'],
    ['JSON under the name of a form', () => '{"bucket":"imagens"}'],
    ['cut in a head', (bucket) => `${bucketPart(bucket)}--${edge}\r\ncontent-dispos`],
    ['cut in a field', () => `--${edge}\r\ncontent-disposition: form-data; name="bucket"\r\n\r\nimag`],
    ['cut in the file', (bucket) => `${bucketPart(bucket)}${fileHead}nome;cpf`],
    ['cut before the last boundary', (bucket) => `${bucketPart(bucket)}${fileHead}nome;cpf\r\n--${edge}\r\n`],
    ['of another boundary', (bucket) => `${bucketPart(bucket)}${fileHead}a\r\n--${edge}--`, 'boundary=outro'],
    ['without a boundary', (bucket) => `${bucketPart(bucket)}${fileHead}a\r\n--${edge}--`, ''],
    ['with an empty boundary', (bucket) => bucketPart(bucket), 'boundary='],
    ['with a boundary that is too long', (bucket) => bucketPart(bucket), `boundary=${'x'.repeat(300)}`],
  ]
  it.each(
    bodies.flatMap((body) =>
      ['imagens', 'importacoes'].map((bucket) => [...body.slice(0, 1), bucket, ...body.slice(1)] as const),
    ),
  )(
    '(%s, for %s) is answered with 400, and nothing of it is kept',
    async (_name, bucket, body, type = `boundary=${edge}`) => {
      const { token, userId } = await as(superadmin)
      const answer = await app.inject({
        method: 'POST',
        url: '/files',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; ${type as string}`.replace(/; $/, ''),
        },
        payload: (body as (bucket: string) => string)(bucket as string),
      })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { codigo: 'unreadable', mensagem: refusal.unreadable },
      ])
      expect(await db.selectFrom('arquivo').where('id_usuario', '=', userId).select('id').execute()).toEqual(
        [],
      )
    },
  )
})
