/** The analysis of a request: its score by the weights of today, and the state that it begins. */
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import type {
  UpdateViabilityInput,
  ViabilityFields,
} from '@intranet/contract/marketing/sponsorship-viability-schemas'
import {
  analysisStates,
  scoreOf,
  type RequestState,
  type ScoreWeights,
} from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { found, holdRecord, holdRecords, withoutMissing } from '../../../platform/records.ts'
import { requestState, takeStep } from './request.queries.ts'
import type { Doing } from './doing.ts'
import {
  getViability,
  insertViability,
  removeViability,
  updateViability,
  viabilityBasis,
} from './viability.queries.ts'

async function readWeights(parameters: Parameters): Promise<ScoreWeights> {
  const [alinhamento_marca, alcance, relacionamento] = await Promise.all([
    parameters.read('patrocinio_peso_alinhamento'),
    parameters.read('patrocinio_peso_alcance'),
    parameters.read('patrocinio_peso_relacionamento'),
  ])
  return { alinhamento_marca, alcance, relacionamento }
}

/** What the form begins with: the customers of the city, and the weights of the score. */
export async function prefillViability({ db, actor, deps }: Doing, id_solicitacao: number) {
  const basis = found(await viabilityBasis(db, actor, id_solicitacao))
  return { ...basis, pesos: await readWeights(deps.parameters) }
}

/** Analyses are written while the request is triaged. */
function assertAnalysing(situacao: RequestState): void {
  if (!analysisStates.includes(situacao)) throw new AppError('conflict', text.notAnalysing)
}

/** Saves analyses. A request that was only received is in viability from now on. */
export async function createViabilities({ db, actor, deps }: Doing, objects: ViabilityFields[]) {
  const weights = await readWeights(deps.parameters)
  await holdRecords(
    db,
    'patrocinio_solicitacao',
    objects.map(({ id_solicitacao }) => id_solicitacao),
  )
  const made: { id: number }[] = []
  for (const fields of objects) {
    const { id_solicitacao } = fields
    const situacao = found(await requestState(db, actor, id_solicitacao))
    assertAnalysing(situacao)
    if (situacao === 'recebida')
      await takeStep(db, actor, id_solicitacao, ['recebida'], { situacao: 'em_viabilidade' })
    made.push(await insertViability(db, actor, { ...fields, nota: scoreOf(fields, weights) }))
  }
  return made
}

/** Changes an analysis; its score is worked out again. */
export async function changeViability({ db, actor, deps }: Doing, input: UpdateViabilityInput) {
  const seen = found(await getViability(db, actor, input.id))
  await holdRecord(db, 'patrocinio_solicitacao', seen.id_solicitacao)
  const before = found(await getViability(db, actor, input.id))
  assertAnalysing(before.situacao)
  const sent = withoutMissing(input)
  const whole = { ...before, ...sent }
  const nota = scoreOf(whole, await readWeights(deps.parameters))
  return updateViability(db, actor, { ...input, nota })
}

export async function dropViability(db: Database, actor: Actor, id: number): Promise<void> {
  const seen = found(await getViability(db, actor, id))
  await holdRecord(db, 'patrocinio_solicitacao', seen.id_solicitacao)
  assertAnalysing(found(await getViability(db, actor, id)).situacao)
  await removeViability(db, actor, id)
}
