/** Answers about a customer: fresh for five minutes, and the last ones, sealed, for a day while the system is away. */
import { createHash } from 'node:crypto'
import type { Database } from '@intranet/db/connection'
import { inTime } from '../in-time.ts'
import type { Sealed } from '../sealed.ts'
import { erpCalls, type ErpAnswer, type ErpCall, type ErpInput } from './erp-calls.ts'
import { asErpError, ErpError } from './erp-error.ts'
import { keepAnswers, keptAnswers, type KeptAnswer, type NewAnswer } from './erp-memory.queries.ts'
import type { ErpSystem } from './erp-system.ts'

const FRESH = 5 * 60_000
/** Milliseconds that a screen waits for the system before it shows what is known. */
const PATIENCE = 2500
const TABLE = 'erp_resposta'

export interface Remembered<T> {
  dados: T
  lida_em: Date
  /** It is the last answer of before: the system is away. */
  desatualizada: boolean
}

export interface Memory {
  /** Throws ErpError where the system is away and nothing is kept, or where it refuses. */
  read<Name extends ErpCall>(name: Name, input: ErpInput<Name>): Promise<Remembered<ErpAnswer<Name>>>
  /** Of a memory that gathers: keeps what has come so far, in one statement. What comes later is kept by itself. */
  keep(): Promise<void>
}

interface MemoryOptions {
  /** Milliseconds that are waited for the system. */
  patience?: number
  /** Answers are kept together by `keep`, not each by itself. */
  gathers?: boolean
  /** What is kept, where the caller has read it with something else. */
  kept?: readonly KeptAnswer[]
}

interface Ground {
  db: Database
  sealed: Sealed
}

const questionOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('hex')

/** Whether the system itself could not answer; what it refuses is no reason to show something old. */
const isAway = ({ fault }: ErpError) => fault === 'unavailable' || fault === 'auth' || fault === 'bad_answer'

/** What a stalled ERP's work fails with. */
const stalled = () => asErpError(new DOMException('no answer in time', 'TimeoutError'))

/** What is known of one customer, read from the database once, and completed by the system where it is not fresh. */
export async function openMemory(
  { db, sealed }: Ground,
  system: ErpSystem,
  cod_cliente: string,
  { patience = PATIENCE, gathers = false, kept: given }: MemoryOptions = {},
): Promise<Memory> {
  let gathered: NewAnswer[] | null = gathers ? [] : null
  const kept = given ?? (await keptAnswers(db, system.id_empresa, cod_cliente))

  function open<Name extends ErpCall>(name: Name, { conteudo, lida_em }: KeptAnswer) {
    try {
      const answered: unknown = JSON.parse(sealed.open(TABLE, conteudo))
      const dados = erpCalls[name].answer.safeParse(answered)
      return dados.success ? { dados: dados.data as ErpAnswer<Name>, lida_em } : undefined
    } catch {
      // Of another key, or of another version of the contract: as if it had never been kept.
      return undefined
    }
  }

  async function ask<Name extends ErpCall>(name: Name, input: ErpInput<Name>, pergunta: string) {
    const dados = await system.call(name, input)
    const conteudo = sealed.seal(TABLE, JSON.stringify(dados))
    const row = { id_empresa: system.id_empresa, cod_cliente, chamada: name, pergunta, conteudo }
    if (gathered) gathered.push(row)
    else await keepAnswers(db, [row])
    return { dados, lida_em: new Date(), desatualizada: false }
  }

  return {
    async keep() {
      const rows = gathered ?? []
      gathered = null
      await keepAnswers(db, rows)
    },
    async read(name, input) {
      const pergunta = questionOf(input)
      const row = kept.find((one) => one.chamada === name && one.pergunta === pergunta)
      const cached = row && open(name, row)
      if (cached && Date.now() - cached.lida_em.getTime() < FRESH) return { ...cached, desatualizada: false }
      try {
        return await inTime(ask(name, input, pergunta), patience, stalled)
      } catch (error) {
        const problem = asErpError(error)
        if (cached && isAway(problem)) return { ...cached, desatualizada: true }
        throw problem
      }
    },
  }
}
