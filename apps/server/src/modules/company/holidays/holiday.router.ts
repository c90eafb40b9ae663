import { holiday, holidayDay } from '@intranet/contract/company/holiday'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { getHoliday, listHolidays, removeHoliday, switchHolidays } from './holiday.queries.ts'
import { changeHoliday, createHolidays } from './holiday.service.ts'

const holidaySchemas = schemasOf(holiday)

export const holidayRouter = router({
  ...crud(
    { ...holidaySchemas, one: holidaySchemas.record },
    {
      list: [
        procedure('rh', 'read', 'reference').meta({
          exports: {
            ...exportHeads(holidaySchemas.list),
            data: { label: 'Data', kind: 'text', says: holidayDay },
          },
        }),
        unscoped(listHolidays),
      ],
      get: [procedure('rh', 'read', 'reference'), unscoped(getHoliday)],
      create: [procedure('rh', 'manage', 'nothing'), unscoped(createHolidays)],
      update: [procedure('rh', 'manage', 'nothing'), unscoped(changeHoliday)],
      setActive: [procedure('rh', 'manage', 'nothing'), unscoped(switchHolidays)],
      remove: [procedure('rh', 'manage', 'nothing'), unscoped(removeHoliday)],
    },
  ),
})
