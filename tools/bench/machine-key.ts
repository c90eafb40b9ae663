import { makeKey } from '@intranet/server/platform/access-key'
import { Client } from 'pg'
import type { Scene } from './scene.ts'

/** The same of the scene's manager. */
export const makeKeyOf = (url: string, { actor }: Scene): Promise<string> =>
  makeKeyFor(url, actor.id, 'Cópia do Bench')

/** An access key for people and sales of all providers of a manager; answers the key. */
export async function makeKeyFor(url: string, manager: number, nome: string): Promise<string> {
  const { chave, prefixo, hash } = makeKey()
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into chave_acesso (nome, roles, validade_fim, id_usuario, prefixo, hash)
       values ($4, '{rh:gestor,vendas:gestor}', '2099-12-31', $1, $2, $3) returning id`,
      [manager, prefixo, hash, nome],
    )
    await client.query(
      'insert into chave_acesso_empresa (id_chave, id_empresa) select $1, id_empresa from usuario_empresa where id_usuario = $2',
      [rows[0]!.id, manager],
    )
    // What is measured is the way of a request, not its limit: the most that the parameter takes.
    await client.query(`insert into parametro (chave, valor) values ('chave_por_minuto', '1000000')
      on conflict (chave) do update set valor = excluded.valor`)
  } finally {
    await client.end()
  }
  return chave
}
