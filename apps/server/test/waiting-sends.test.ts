import { waitingSends } from '@intranet/db/backup/waiting-sends'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { testWorld } from './app.ts'
import { atEnd } from './kept.ts'

const { db, deps } = await testWorld()
const client = new Client({ connectionString: deps.connection.pool.options.connectionString })
await client.connect()
atEnd(() => client.end())

it('a restore counts the mails that were waiting, and no others (docs/deploy.md#what-was-on-its-way)', async () => {
  const before = await waitingSends(client)
  const mail = { canal: 'email', destino: 'a@exemplo.com', assunto: 'Convite', texto: 'x' }
  await db
    .insertInto('mensagem_saida')
    .values(['na_fila', 'na_fila', 'enviado', 'falhou'].map((situacao) => ({ ...mail, situacao })))
    .execute()
  expect(await waitingSends(client)).toBe(before + 2)
})
