/** The steps of an import after its sheet was read. See docs/screens.md#import-of-a-sheet. */
import type { MapSheetInput, UndoSheetInput, WrongLinesInput } from '@intranet/contract/home/sheet-imports'
import {
  confirmingColumn,
  mayImport,
  missingColumns,
  sheetColumns,
  type SheetKey,
} from '@intranet/contract/home/sheet-words'
import { lists as text } from '@intranet/contract/messages/lists'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { removeEach } from '../../../platform/sheet-lines.ts'
import { checkLines, writeLines } from './check-lines.service.ts'
import { openEntity } from './open-entity.ts'
import {
  countPending,
  countRecords,
  countUninvited,
  currentImport,
  lockedImport,
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
  WRONG_LINES,
  wrongLines,
} from './sheet-import.queries.ts'

interface Within {
  deps: Deps
  db: Database
  actor: Actor
}

/** Records that one call deletes at most, where a chunk of the entity is not larger. */
const UNDONE = 2000

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
  await checkLines({ deps, db, actor }, entity, { id, mapa })
}

/**
 * Writes the next lines in one transaction; a refused line keeps its reason. Answers how many still wait. Who calls it
 * again goes on; two at once wait for each other.
 */
export async function advanceImport({ deps, db, actor }: Within, id: number) {
  const { entidade, mapa, situacao } = found(await lockedImport(db, actor, id))
  const entity = openEntity(deps, actor, entidade)
  if (situacao === 'desfeita') throw new AppError('conflict', text.sheetUndone)
  const missing = missingColumns(entidade, mapa)
  if (missing.length) throw refusals.invalid({ mapa: text.sheetColumns(missing.join(', ')) })
  const lines = await openLines(db, id, 'right', entity.chunk)
  const { records, errors } = await writeLines({ deps, db, actor }, entity, { mapa, lines })
  await setRecords(db, id, entity.table, records)
  await setErrors(db, id, errors)
  const pendentes = await countPending(db, id)
  await setSituation(db, id, pendentes ? 'importando' : 'importada')
  return { pendentes }
}

/** Mails the next people of an import their first access; answers how many still wait. Asked twice it goes once. */
export async function inviteImported({ deps, db, actor }: Within, id: number) {
  const { entidade, situacao } = found(await lockedImport(db, actor, id))
  const { chunk, table, invitation } = openEntity(deps, actor, entidade)
  if (!invitation) throw refusals.notFound()
  if (situacao === 'desfeita') throw new AppError('conflict', text.sheetUndone)
  const people = await uninvited(db, id, table, chunk)
  const sent: number[] = []
  for (const { linha, id: person } of people)
    if (await invitation.send(deps, db, actor, person)) sent.push(linha)
  const intact = people.filter(({ intacto }) => intacto).map(({ linha }) => linha)
  const lines = people.map(({ linha }) => linha)
  await setInvited(db, id, table, lines, { intact, sent })
  return { pendentes: await countUninvited(db, id) }
}

/** The lines of one's import that stay out, to be corrected and sent again; with the column that confirms what asks. */
export async function readWrongLines(db: Database, actor: Actor, { id, depois = 0 }: WrongLinesInput) {
  const { entidade, colunas, mapa } = found(await ownImport(db, actor, id))
  if (!mayImport(actor, entidade)) throw refusals.forbidden()
  const lines = await wrongLines(db, id, depois)
  const confirming = confirmingColumn(entidade)
  const added =
    confirming && mapa[confirming] === undefined ? [sheetColumns(entidade)[confirming]!.title] : []
  return {
    colunas: [...colunas, ...added],
    linhas: lines.map(({ celulas, ...line }) => ({ ...line, celulas: withColumns(celulas, colunas, added) })),
    proxima: lines.length === WRONG_LINES ? lines.at(-1)!.linha : null,
  }
}

/** A line's cells, each below its title, with empty ones below those that were added. */
const withColumns = (cells: readonly string[], titles: readonly string[], added: readonly string[]) =>
  added.length ? [...titles.map((_title, place) => cells[place] ?? ''), ...added.map(() => '')] : [...cells]

/**
 * Deletes the next records of an import that nobody changed since; those in use stay. 409 when all stay. `proximo` says
 * where the call behind it goes on.
 */
export async function undoImport({ deps, db, actor }: Within, { id, abaixo }: UndoSheetInput) {
  const { entidade, situacao } = found(await lockedImport(db, actor, id))
  const entity = openEntity(deps, actor, entidade)
  if (situacao === 'desfeita') throw new AppError('conflict', text.sheetUndone)
  const limit = Math.max(entity.chunk, UNDONE)
  const untouched = await untouchedRecords(db, id, entity.table, { abaixo, limit })
  const invited = untouched.filter(({ convidado }) => convidado).map((one) => one.id)
  const names = new Map(invited.length ? await entity.invitation?.names(db, invited) : [])
  const ids = untouched.map((one) => one.id)
  const { remove } = entity
  const removed =
    'many' in remove
      ? await remove.many(db, actor, ids)
      : await removeEach(deps, db, ids, (record) => remove.one(db, actor, record, deps))
  await removeLines(db, id, removed)
  const mantidos = await countRecords(db, id)
  const proximo = mantidos && untouched.length === limit ? untouched.at(-1)!.id : null
  if (!removed.length && mantidos && proximo === null && abaixo === undefined)
    throw new AppError('conflict', text.sheetTouched)
  await setSituation(db, id, mantidos ? 'importada' : 'desfeita')
  const gone = removed.toSorted((one, other) => one - other).flatMap((record) => names.get(record) ?? [])
  return { removidos: removed.length, mantidos, aviso: gone.length ? text.sheetInvited(gone) : null, proximo }
}
