import { destinationOptionsAnswer, destinationSchemas } from '@intranet/contract/sales/destination-schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { router } from '../../../platform/procedure/procedure.ts'
import { marketingProcedure } from '../marketing-procedure.ts'
import {
  destinationOptions,
  getDestination,
  insertDestinations,
  listDestinations,
  removeDestination,
  switchDestinations,
  updateDestination,
} from './destination.queries.ts'

export const destinationRouter = router({
  ...crud(
    { ...destinationSchemas, options: destinationOptionsAnswer, created: destinationOptionsAnswer },
    {
      list: [
        marketingProcedure('read', 'reference').meta({ exports: exportHeads(destinationSchemas.list) }),
        unscoped(listDestinations),
      ],
      get: [marketingProcedure('read', 'reference'), unscoped(getDestination)],
      options: [marketingProcedure('read', 'reference'), unscoped(destinationOptions)],
      create: [marketingProcedure('superadmin', 'nothing'), unscoped(insertDestinations)],
      update: [marketingProcedure('superadmin', 'nothing'), unscoped(updateDestination)],
      setActive: [marketingProcedure('superadmin', 'nothing'), unscoped(switchDestinations)],
      remove: [marketingProcedure('superadmin', 'nothing'), unscoped(removeDestination)],
    },
  ),
})
