import { destination } from '@intranet/contract/sales/destinations'
import { schemasOf } from '@intranet/contract/entity/schemas'
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

const destinationSchemas = schemasOf(destination)

export const destinationRouter = router({
  ...crud(
    { ...destinationSchemas, created: schemasOf(destination).options },
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
