/** The steps of an import after its sheet was read. See docs/screens.md#import-of-a-sheet. */
import type { MapSheetInput } from '@intranet/contract/home/sheet-imports'
import { mayImport, missingColumns, sheetColumns, type SheetKey } from '@intranet/contract/home/sheet-words'
import { lists as text } from '@intranet/contract/messages/lists'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { inSavepoint, reasonOf } from '../../../platform/procedure/change-each.ts'
import { toAppError } from '../../../platform/procedure/error-map.ts'
import { found } from '../../../platform/records.ts'
import { checkLines, problemFinder, rowReader } from './begin-import.service.ts'
import { openEntity } from './open-entity.ts'
import {
  countPending,
  countRecords,
  countUninvited,
  currentImport,
  lockedImport,
  MAX_ERROR,
  openLines,
  ownImport,
  removeLines,
  setErrors,
  setInvited,
  setMapping,
  setRecords,
  setSituation,
  uninvited,
  untouchedRecords,
  wrongLines,
} from './sheet-import.queries.ts'

interface Within {
  deps: Deps
  db: Database
  actor: Actor
}
interface Slow extends Within {
  write<T>(work: (db: Database) => Promise<T>): Promise<T>
}

/** One's newest import of an entity, or null. */
export async function readCurrent(db: Database, actor: Actor, entidade: SheetKey) {
  if (!mayImport(actor, entidade)) throw refusals.forbidden()
  return (await currentImport(db, actor, entidade)) ?? null
}

/** Chooses which column is which field, and checks the lines again. */
export async function mapImport({ deps, db, actor }: Within, { id, mapa }: MapSheetInput): Promise<void> {
  const state = found(await lockedImport(db, actor, id))
  const entity = openEntity(deps, actor, state.entidade)
  if (state.situacao !== 'conferida') throw new AppError('conflict', text.sheetStarted)
  const columns = sheetColumns(state.entidade)
  const wrong = Object.entries(mapa).filter(
    ([field, place]) => !Object.hasOwn(columns, field) || place >= state.colunas.length,
  )
  if (wrong.length)
    throw refusals.invalid(
      Object.fromEntries(wrong.map(([field]) => [`mapa.${field}`, text.sheetUnknownColumn])),
    )
  await setMapping(db, id, mapa)
  await checkLines(db, actor, entity, { id, mapa })
}

/** The refusal of a record in a sentence; what is no refusal is thrown on. */
function refusalOf(deps: Deps, error: unknown): string {
  const refusal = toAppError(error, deps.offers.refusals)
  if (refusal.code === 'internal') throw error
  return reasonOf(refusal).slice(0, MAX_ERROR)
}

/**
 * Writes the next lines in one transaction, each by the entity's own create; a refused line keeps its reason. Answers
 * how many still wait. Who calls it again goes on; two at once wait for each other.
 */
export async function advanceImport({ deps, db, actor, write }: Slow, id: number) {
  const { entidade } = found(await ownImport(db, actor, id))
  const entity = openEntity(deps, actor, entidade)
  const save = await entity.ready(deps, entity.chunk)
  return write(async (open) => {
    const { mapa, situacao } = found(await lockedImport(open, actor, id))
    if (situacao === 'desfeita') throw new AppError('conflict', text.sheetUndone)
    const missing = missingColumns(entidade, mapa)
    if (missing.length) throw refusals.invalid({ mapa: text.sheetColumns(missing.join(', ')) })
    const read = await rowReader(open, actor, entity, mapa)
    const problemOf = problemFinder(entity)
    const records = new Map<number, number>()
    const errors = new Map<number, string>()
    for (const { linha, celulas } of await openLines(open, id, 'right', entity.chunk)) {
      const line = read(celulas)
      const problem = problemOf(linha, line)
      if (problem) errors.set(linha, problem)
      else
        try {
          const [record] = await inSavepoint(open, () => save(open, actor, line.row))
          records.set(linha, record!.id)
        } catch (error) {
          errors.set(linha, refusalOf(deps, error))
        }
    }
    await setRecords(open, id, entity.table, records)
    await setErrors(open, id, errors)
    const pendentes = await countPending(open, id)
    await setSituation(open, id, pendentes ? 'importando' : 'importada')
    return { pendentes }
  })
}

/** Mails the next people of an import their first access; answers how many still wait. Asked twice it goes once. */
export async function inviteImported({ deps, db, actor, write }: Slow, id: number) {
  const { entidade } = found(await ownImport(db, actor, id))
  const { chunk, table, invitation } = openEntity(deps, actor, entidade)
  if (!invitation) throw refusals.notFound()
  const invite = await invitation.ready(deps, chunk)
  return write(async (open) => {
    const { situacao } = found(await lockedImport(open, actor, id))
    if (situacao === 'desfeita') throw new AppError('conflict', text.sheetUndone)
    const people = await uninvited(open, id, table, chunk)
    const sent: number[] = []
    for (const { linha, id: person } of people) if (await invite(open, actor, person)) sent.push(linha)
    const intact = people.filter(({ intacto }) => intacto).map(({ linha }) => linha)
    const lines = people.map(({ linha }) => linha)
    await setInvited(open, id, table, lines, { intact, sent })
    return { pendentes: await countUninvited(open, id) }
  })
}

/** The lines of one's import that stay out, to be mended and sent again. */
export async function readWrongLines(db: Database, actor: Actor, id: number) {
  const { entidade, colunas } = found(await ownImport(db, actor, id))
  if (!mayImport(actor, entidade)) throw refusals.forbidden()
  return { colunas, linhas: await wrongLines(db, id) }
}

/** Deletes the records of an import that nobody changed since; those in use stay. 409 when none can go. */
export async function undoImport({ deps, db, actor }: Within, id: number) {
  const { entidade, situacao } = found(await lockedImport(db, actor, id))
  const entity = openEntity(deps, actor, entidade)
  if (situacao === 'desfeita') throw new AppError('conflict', text.sheetUndone)
  const untouched = await untouchedRecords(db, id, entity.table)
  const invited = untouched.filter(({ convidado }) => convidado).map((one) => one.id)
  const names = new Map(invited.length ? await entity.invitation?.names(db, invited) : [])
  const removed: number[] = []
  for (const record of untouched)
    try {
      await inSavepoint(db, () => entity.remove(db, actor, record.id))
      removed.push(record.id)
    } catch (error) {
      refusalOf(deps, error)
    }
  await removeLines(db, id, removed)
  const mantidos = await countRecords(db, id)
  if (!removed.length && mantidos) throw new AppError('conflict', text.sheetTouched)
  await setSituation(db, id, mantidos ? 'importada' : 'desfeita')
  const gone = removed.toSorted((one, other) => one - other).flatMap((record) => names.get(record) ?? [])
  return { removidos: removed.length, mantidos, aviso: gone.length ? text.sheetInvited(gone) : null }
}
