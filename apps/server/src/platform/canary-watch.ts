/** Finds marked records of nobody in what leaves in files and in answers to keys (docs/security.md#canaries). */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from './actor.ts'
import { rememberShortly } from './short-memory.ts'

export interface CanaryWatch {
  /** Looks through rows of a file or an answer, and through the records in them. */
  look(rows: readonly object[]): void
  /** Raises an alarm for each canary that was seen; of the same person, key and list once a day. */
  settle(actor: Actor, tela: string): Promise<void>
}

export interface Canaries {
  watch(): Promise<CanaryWatch>
  /** Raises an alarm where that person is marked, whatever was shown of them; of the same reader once a day. */
  opened(actor: Actor, id_pessoa: number, tela: string): Promise<void>
  /** Makes this process read the marked records at the next watch. */
  forget(): void
}

/** Other processes see a new canary after this long, in milliseconds. */
const MEMORY_MS = 3000

interface Marked {
  /** By these a canary is known in any list; a name that nobody else has is for whom the rest is masked. */
  values: Map<string, number>
  people: Map<number, number>
}

async function readMarked(db: Database): Promise<Marked> {
  const { rows } = await sql<{ id: number; id_pessoa: number | null; valores: string[] }>`
    select i.id, i.id_pessoa, array_remove(array[u.nome, u.cpf, u.email, u.telefone, c.nome_razaosocial, c.cpf, c.email, c.telefone], null) as valores
    from isca i left join rh_usuario u on u.id = i.id_pessoa
      left join relationship_dados_pessoas c on c.id = i.id_cliente
    order by i.id limit 1000`.execute(db)
  return {
    values: new Map(rows.flatMap(({ id, valores }) => valores.map((valor) => [valor, id] as const))),
    people: new Map(
      rows.flatMap(({ id, id_pessoa }) => (id_pessoa === null ? [] : [[id_pessoa, id] as const])),
    ),
  }
}

/**
 * Adds an alarm for each, of the same reader once a day: of exports by their list, of openings whatever was opened. What was
 * read of a record besides raises its own alarm, by the record of readings.
 */
const raise = (
  db: Database,
  como: 'leitura' | 'exportacao',
  canaries: Iterable<number>,
  id_usuario: number,
  detalhe: string,
) =>
  sql`insert into isca_alarme (id_isca, como, id_usuario, detalhe)
    select i.id, ${como}, ${id_usuario}, ${detalhe} from isca i
    where i.id = any(${[...canaries]}::bigint[]) and not exists (
      select from isca_alarme a where a.id_isca = i.id and a.data > now() - interval '1 day'
        and a.como = ${como} and a.id_usuario = ${id_usuario}
        and (a.como = 'leitura' or a.detalhe = ${detalhe}))`.execute(db)

const placeOf = ({ chave }: Actor, tela: string) => (chave ? `${tela}, chave ${chave.id}` : tela)

/** Reads the marked records through a short memory. */
export function createCanaries(db: Database): Canaries {
  const known = rememberShortly(MEMORY_MS, () => readMarked(db))
  return {
    async watch() {
      const { values: marked } = await known.read()
      const seen = new Set<number>()
      const look = (row: object) => {
        for (const value of Object.values(row) as unknown[]) {
          const canary = typeof value === 'string' ? marked.get(value) : undefined
          if (canary !== undefined) seen.add(canary)
          // A change with its record, a joined record, a list in a record.
          if (typeof value === 'object' && value !== null) look(value)
        }
      }
      return {
        look(rows) {
          if (marked.size) rows.forEach(look)
        },
        async settle(actor, tela) {
          if (seen.size) await raise(db, 'exportacao', seen, actor.id, placeOf(actor, tela))
        },
      }
    },
    async opened(actor, id_pessoa, tela) {
      const canary = (await known.read()).people.get(id_pessoa)
      if (canary !== undefined && id_pessoa !== actor.id)
        await raise(db, 'leitura', [canary], actor.id, placeOf(actor, tela))
    },
    forget: known.forget,
  }
}
