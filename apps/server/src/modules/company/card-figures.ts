import { type CardFigure, holds } from '../../platform/card-figures.ts'
import { countCities } from './cities/city.queries.ts'
import { countContractingCompanies } from './contracting-companies/contracting-company.queries.ts'
import { countDepartments } from './departments/department.queries.ts'
import { countHolidays } from './holidays/holiday.queries.ts'
import { countMicroregions } from './microregions/microregion.queries.ts'
import { countPositions } from './positions/position.queries.ts'
import { countProviders } from './providers/provider.queries.ts'
import { countSectors } from './sectors/sector.queries.ts'

const configuration = holds('configuracao', 'read')
const hr = holds('rh', 'read')

export const companyFigures: CardFigure[] = [
  { to: '/providers/list', may: configuration, count: countProviders },
  { to: '/contracting/companies/list', may: configuration, count: countContractingCompanies },
  { to: '/cities/list', may: configuration, count: countCities },
  { to: '/microrregions/list', may: configuration, count: countMicroregions },
  { to: '/departments/list', may: hr, count: countDepartments },
  { to: '/sectors/list', may: hr, count: countSectors },
  { to: '/positions/list', may: hr, count: countPositions },
  { to: '/holidays/list', may: hr, count: countHolidays },
]
