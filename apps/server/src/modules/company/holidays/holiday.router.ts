import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { holidayRow, holidayGetAnswer } from '@intranet/contract/company/holiday-answers'
import { createHolidaysInput, holidayList, updateHolidayInput } from '@intranet/contract/company/holiday'
import { holidayDay } from '@intranet/contract/company/holiday-types'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getHoliday, listHolidays, removeHoliday, switchHolidays } from './holiday.queries.ts'
import { changeHoliday, createHolidays } from './holiday.service.ts'

export const holidayRouter = router({
  list: procedure('rh', 'read', 'reference')
    .meta({
      exports: { ...exportHeads(holidayList), data: { label: 'Data', kind: 'text', says: holidayDay } },
    })
    .input(holidayList.input)
    .output(answers(pageOf(holidayRow)))
    .query(({ ctx, input }) => listHolidays(ctx.db, input)),
  get: procedure('rh', 'read', 'reference')
    .input(byId)
    .output(answers(holidayGetAnswer))
    .query(async ({ ctx, input }) => found(await getHoliday(ctx.db, input.id))),
  create: procedure('rh', 'manage', 'nothing')
    .input(createHolidaysInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createHolidays(ctx.db, input.objects)),
  update: procedure('rh', 'manage', 'nothing')
    .input(updateHolidayInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeHoliday(ctx.db, input)),
  setActive: procedure('rh', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchHolidays(ctx.db, input)),
  remove: procedure('rh', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeHoliday(ctx.db, input.id)),
})
