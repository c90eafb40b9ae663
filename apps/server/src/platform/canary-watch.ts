/** Finds marked records of nobody in what is exported (docs/security.md#canaries). */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from './actor.ts'

export interface CanaryWatch {
  /** Looks through rows of a file. */
  look(rows: readonly Record<string, unknown>[]): void
  /** Raises an alarm for each canary that was seen. */
  settle(actor: Actor, tela: string): Promise<void>
}

/** By these a canary is known in any list; a name that nobody else has is for whom the rest is masked. */
async function canaryValues(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; valores: string[] }>`
    select i.id, array_remove(array[u.nome, u.cpf, u.email, u.telefone, c.nome_razaosocial, c.cpf, c.email, c.telefone], null) as valores
    from isca i left join rh_usuario u on u.id = i.id_pessoa
      left join relationship_dados_pessoas c on c.id = i.id_cliente
    order by i.id limit 1000`.execute(db)
  return new Map(rows.flatMap(({ id, valores }) => valores.map((valor) => [valor, id] as const)))
}

export async function watchCanaries(db: Database): Promise<CanaryWatch> {
  const values = await canaryValues(db)
  const seen = new Set<number>()
  return {
    look(rows) {
      if (!values.size) return
      for (const row of rows)
        for (const value of Object.values(row)) {
          const canary = typeof value === 'string' ? values.get(value) : undefined
          if (canary !== undefined) seen.add(canary)
        }
    },
    async settle(actor, tela) {
      if (seen.size)
        await sql`insert into isca_alarme (id_isca, como, id_usuario, detalhe)
          select i, 'exportacao', ${actor.id}, ${tela} from unnest(${[...seen]}::bigint[]) i
          on conflict do nothing`.execute(db)
    },
  }
}
