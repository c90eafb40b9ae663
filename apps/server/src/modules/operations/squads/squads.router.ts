import { createdRecords, pageOf, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  addLinesInput,
  countInput,
  inventoryCall,
  inventoryList,
  registerUnknownInput,
  sendReadingsInput,
  startCountInput,
  updateInventoryInput,
  validateLinesInput,
} from '@intranet/contract/operations/inventory'
import {
  countAnswer,
  inventoryRow,
  lastSeenAnswer,
  readingsAnswer,
} from '@intranet/contract/operations/inventory-answers'
import {
  squadGetAnswer,
  squadList,
  squadOptionsAnswer,
  squadRow,
  updateSquadInput,
} from '@intranet/contract/operations/squads'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { closeCount, finishCounting, registerUnknown, sendReadings, startCount } from './count.service.ts'
import { listInventory } from './inventory.queries.ts'
import { addAndList, addLines, changeLine, readLastSeen, validateLines } from './inventory.service.ts'
import { listSquads, squadOptions } from './squad.queries.ts'
import { changeSquad, readSquad } from './squad.service.ts'

/** Squads are seen by a role, or by who answers for them. */
export const squadRouter = router(
  crud(
    {
      list: squadList,
      row: squadRow,
      one: squadGetAnswer,
      updateInput: updateSquadInput,
      options: squadOptionsAnswer,
    },
    {
      list: [
        procedure('suprimentos', 'employee', 'providerRows').meta({ exports: exportHeads(squadList) }),
        listSquads,
      ],
      get: [procedure('suprimentos', 'employee', 'providerRows'), readSquad],
      update: [procedure('suprimentos', 'manage', 'nothing'), changeSquad],
      options: [procedure('suprimentos', 'read', 'providerRows'), squadOptions],
    },
  ),
)

export const inventoryRouter = router({
  ...crud(
    { list: inventoryList, row: inventoryRow, updateInput: updateInventoryInput },
    {
      list: [
        procedure('suprimentos', 'employee', 'providerRows').meta({ exports: exportHeads(inventoryList) }),
        listInventory,
      ],
      update: [procedure('suprimentos', 'employee', 'nothing'), changeLine],
    },
  ),
  /** The documented call: a list, which takes lines to add first. */
  listOrAdd: procedure('suprimentos', 'employee', 'providerRows')
    .input(inventoryCall.input)
    .output(answers(pageOf(inventoryRow)))
    .mutation(({ ctx, input }) => addAndList(ctx.db, ctx.actor, input)),
  add: procedure('suprimentos', 'employee', 'nothing')
    .input(addLinesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => addLines(ctx.db, ctx.actor, input.objects)),
  /** Where a missing asset was last; null where nothing is known. */
  lastSeen: procedure('suprimentos', 'employee', 'providerRows')
    .input(byId)
    .output(answers(lastSeenAnswer))
    .query(({ ctx, input }) => readLastSeen(ctx.db, ctx.actor, input.id)),
  validate: procedure('suprimentos', 'manage', 'nothing')
    .input(validateLinesInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => validateLines(ctx.db, ctx.actor, input)),
  registerUnknown: procedure('suprimentos', 'manage', 'nothing')
    .input(registerUnknownInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => registerUnknown(ctx.db, ctx.actor, input)),
  start: procedure('suprimentos', 'employee', 'nothing')
    .input(startCountInput)
    .output(answers(countAnswer))
    .mutation(({ ctx, input }) => startCount(ctx.db, ctx.actor, input.id_equipe)),
  finish: procedure('suprimentos', 'employee', 'nothing')
    .input(countInput)
    .output(answers(countAnswer))
    .mutation(({ ctx, input }) => finishCounting(ctx.db, ctx.actor, input.id)),
  close: procedure('suprimentos', 'manage', 'nothing')
    .input(countInput)
    .output(answers(countAnswer))
    .mutation(({ ctx, input }) => closeCount(ctx.db, ctx.actor, input.id)),
  send: procedure('suprimentos', 'employee', 'nothing')
    .input(sendReadingsInput)
    .output(answers(readingsAnswer))
    .mutation(({ ctx, input }) => sendReadings(ctx.db, ctx.actor, input)),
})
