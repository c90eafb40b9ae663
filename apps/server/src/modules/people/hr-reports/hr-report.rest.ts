import type { ListRequest, Page } from '@intranet/contract/list'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { hrReportRouter } from './hr-report.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = { hrReports: hrReportRouter }
type Caller = CallerOf<typeof routers>

type Report = (input: Partial<ListRequest<string, never>>) => Promise<Page<unknown>>

/** Name in the path, description, procedure, and inputs besides those of a list. */
const reports: [name: string, summary: string, of: (caller: Caller) => unknown, flags?: string[]][] = [
  ['aniversario', 'Aniversariantes', (caller) => caller.hrReports.birthdays],
  ['tempo-casa', 'Tempo de casa', (caller) => caller.hrReports.anniversaries],
  ['admissao', 'Admissões', (caller) => caller.hrReports.admissions],
  ['desligamento', 'Desligados', (caller) => caller.hrReports.dismissals],
  ['geral', 'Funcionários', (caller) => caller.hrReports.general, ['colunas']],
  ['genero', 'Gênero', (caller) => caller.hrReports.genders, ['por']],
  ['piramide', 'Pirâmide etária', (caller) => caller.hrReports.pyramid],
  ['provedor-cidade', 'Funcionários por provedor e cidade', (caller) => caller.hrReports.providerCities],
  ['familiar', 'Familiares', (caller) => caller.hrReports.families],
]

/** Each answers `{ rh_relatorio_<nome>: […], total }`. */
export const hrReportRoutes = defineRoutes(
  'Relatórios de RH',
  routers,
  reports.map(([name, summary, of, flags]) => ({
    method: 'POST',
    path: `/v1/rh/relatorio/${name}/filtro`,
    summary: `Relatório: ${summary}`,
    wrap: 'filtro',
    async call(caller, request) {
      const { dados, total } = await (of(caller) as Report)(request.list(flags))
      return { [`rh_relatorio_${name.replace('-', '_')}`]: dados, total }
    },
  })),
)
