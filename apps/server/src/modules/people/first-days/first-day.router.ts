import { admissionPaper, admissionReading } from '@intranet/contract/people/admission-papers'
import {
  acceptPaperInput,
  bankAnswer,
  bankInput,
  finishFirstDayInput,
  firstDayAnswer,
  firstDayList,
  firstDayOfApplication,
  firstDayRow,
  firstDaySavedAnswer,
  openFirstDayInput,
  ownFirstDayAnswer,
  ownSizesInput,
  returnPaperInput,
  sendPaperInput,
  setFitnessInput,
} from '@intranet/contract/people/first-day'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { confirmed, peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import { listFirstDays } from './first-day.queries.ts'
import {
  acceptPaper,
  finishFirstDay,
  firstDayOf,
  openFirstDay,
  readBank,
  readFirstDay,
  returnPaper,
  setFitness,
} from './first-day.service.ts'
import { readOwnFirstDays, saveBank, saveSizes, sendPaper } from './own-first-day.service.ts'
import {
  getPaper,
  getReading,
  insertPapers,
  insertReadings,
  listPapers,
  listReadings,
  removePaper,
  removeReading,
  switchPapers,
  switchReadings,
  updateReading,
} from './paper.queries.ts'
import { changePaper } from './paper.service.ts'

const papers = schemasOf(admissionPaper)
const readings = schemasOf(admissionReading)

export const admissionPaperRouter = router(
  crud(papers, {
    list: [
      procedure('rh', 'manage', 'reference').meta({ exports: exportHeads(papers.list) }),
      unscoped(listPapers),
    ],
    get: [procedure('rh', 'manage', 'reference'), unscoped(getPaper)],
    create: [procedure('rh', 'manage', 'nothing'), unscoped(insertPapers)],
    update: [procedure('rh', 'manage', 'nothing'), unscoped(changePaper)],
    setActive: [procedure('rh', 'manage', 'nothing'), unscoped(switchPapers)],
    remove: [procedure('rh', 'manage', 'nothing'), unscoped(removePaper)],
  }),
)

export const admissionReadingRouter = router(
  crud(
    { ...readings, one: readings.record },
    {
      list: [
        procedure('rh', 'manage', 'reference').meta({ exports: exportHeads(readings.list) }),
        unscoped(listReadings),
      ],
      get: [procedure('rh', 'manage', 'reference'), unscoped(getReading)],
      create: [procedure('rh', 'manage', 'nothing'), unscoped(insertReadings)],
      update: [procedure('rh', 'manage', 'nothing'), unscoped(updateReading)],
      setActive: [procedure('rh', 'manage', 'nothing'), unscoped(switchReadings)],
      remove: [procedure('rh', 'manage', 'nothing'), unscoped(removeReading)],
    },
  ),
)

/** HR's manager asks for papers and checks them; bank data is read apart. */
export const firstDayRouter = router({
  ...crud(
    { list: firstDayList, row: firstDayRow, one: firstDayAnswer },
    {
      list: [
        procedure('rh', 'manage', 'providerRows').meta({ exports: exportHeads(firstDayList) }),
        listFirstDays,
      ],
      get: [procedure('rh', 'manage', 'providerRows'), readFirstDay],
    },
  ),
  ofApplication: procedure('rh', 'manage', 'providerRows')
    .input(byId)
    .output(answers(firstDayOfApplication))
    .query(({ ctx, input }) => firstDayOf(ctx.db, ctx.actor, input.id)),
  open: procedure('rh', 'manage', 'nothing')
    .input(openFirstDayInput)
    .output(answers(firstDaySavedAnswer))
    .mutation(({ ctx, input }) => openFirstDay(ctx.db, ctx.deps, ctx.actor, input.id_candidatura)),
  acceptPaper: procedure('rh', 'manage', 'nothing')
    .input(acceptPaperInput)
    .output(answers(firstDaySavedAnswer))
    .mutation(({ ctx, input }) => acceptPaper(ctx.db, ctx.actor, input)),
  returnPaper: procedure('rh', 'manage', 'nothing')
    .input(returnPaperInput)
    .output(answers(firstDaySavedAnswer))
    .mutation(({ ctx, input }) => returnPaper(ctx.db, ctx.deps, ctx.actor, input)),
  setFitness: procedure('rh', 'manage', 'nothing')
    .input(setFitnessInput)
    .output(answers(firstDaySavedAnswer))
    .mutation(({ ctx, input }) => setFitness(ctx.db, ctx.actor, input)),
  finish: procedure('rh', 'manage', 'nothing')
    .input(finishFirstDayInput)
    .output(answers(firstDaySavedAnswer))
    .mutation(({ ctx, input }) => finishFirstDay(ctx.db, ctx.actor, input)),
  bank: procedure('rh', 'manage', 'providerRows')
    .meta(peopleOnly)
    .input(byId)
    .output(answers(bankAnswer))
    .query(({ ctx, input }) => readBank(ctx.deps, ctx.db, ctx.actor, input.id)),
})

/** One's own papers and data, before the first day. */
export const ownFirstDayRouter = router({
  mine: procedure('rh', 'self', 'own')
    .output(answers(ownFirstDayAnswer))
    .query(async ({ ctx }) =>
      readOwnFirstDays(ctx.db, ctx.actor, await ctx.deps.parameters.read('pre_admissao_aviso')),
    ),
  sendPaper: procedure('rh', 'self', 'own')
    .input(sendPaperInput)
    .output(answers(firstDaySavedAnswer))
    .mutation(({ ctx, input }) => sendPaper(ctx.db, ctx.actor, input)),
  saveSizes: procedure('rh', 'self', 'own')
    .input(ownSizesInput)
    .output(answers(firstDaySavedAnswer))
    .mutation(({ ctx, input }) => saveSizes(ctx.db, ctx.actor, input)),
  saveBank: procedure('rh', 'self', 'own')
    .meta({ ...peopleOnly, ...confirmed })
    .input(bankInput)
    .output(answers(firstDaySavedAnswer))
    .mutation(({ ctx, input }) => saveBank(ctx.deps, ctx.db, ctx.actor, input)),
})
