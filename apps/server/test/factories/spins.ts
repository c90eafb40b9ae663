import type { Database } from '@intranet/db/connection'
import { personMark } from '@intranet/db/person-mark'
import { spinWheel } from '../../src/modules/marketing/roulette/spin.service.ts'
import type { Sealed } from '../../src/platform/sealed.ts'
import { readShared } from '../../src/platform/shared-secrets.ts'
import { inTransaction } from '../../src/platform/transaction.ts'
import { cpfOf, type makeRoulette } from './roulette.ts'

type Person = Parameters<typeof spinWheel>[2]
type Wheel = Awaited<ReturnType<typeof makeRoulette>>

/** People who spin wheels, each another one, without the public page. */
export async function makeSpins(db: Database, sealed: Sealed) {
  const [secret] = await readShared(db, sealed, 'roleta_pessoa')
  let people = 0
  const participant = (over: Partial<Person> = {}) => {
    people += 1
    const cpf = over.cpf ?? cpfOf(people)
    return {
      nome: 'Silvana Ost',
      cpf,
      marcas: [personMark(secret, cpf)] as const,
      telefone: '53991263307',
      chave: `chave-numero-${people}`,
      aceite: true,
      dispositivo: null,
      ...over,
    }
  }
  const spin = (wheel: Wheel, over: Partial<Person> = {}, now?: Date) =>
    inTransaction(db, null, (tx) => spinWheel(tx, wheel, participant(over), { now }))
  const historyOf = (wheel: Wheel) =>
    db
      .selectFrom('site_roleta_historico')
      .where('id_campanha', '=', wheel.id)
      .selectAll()
      .orderBy('id')
      .execute()
  return { participant, spin, historyOf }
}
