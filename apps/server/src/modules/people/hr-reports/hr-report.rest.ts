import type { Page } from '@intranet/contract/list'
import { underscored, type HrReport } from '../../../platform/rest/answer-keys.ts'
import { page } from '../../../platform/rest/answer-shapes.ts'
import type { Answering } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { hrReportRouter } from './hr-report.router.ts'

/** Each answers `{ rh_relatorio_<name>: […], total }`. */
const report = (name: HrReport, summary: string, procedure: Answering<Page<unknown>>, note?: string) =>
  route({
    method: 'POST',
    path: `/v1/rh/relatorio/${name}/filtro`,
    summary: `Consulta o relatório: ${summary}`,
    ...(note && { note }),
    wrap: 'filtro',
    procedure,
    answer: page(`rh_relatorio_${underscored(name)}`),
  })

/** docs/people.md#their-period */
const ofThisMonth = (column: string) => `Sem \`${column}\` no filtro, só o mês em curso.`

export const hrReportRoutes = defineRoutes('Relatórios de RH', { hrReports: hrReportRouter }, [
  report('aniversario', 'Aniversariantes', hrReportRouter.birthdays, ofThisMonth('mes')),
  report('tempo-casa', 'Tempo de casa', hrReportRouter.anniversaries, ofThisMonth('mes')),
  report('admissao', 'Admissões', hrReportRouter.admissions, ofThisMonth('data_admissao')),
  report('desligamento', 'Desligados', hrReportRouter.dismissals, ofThisMonth('data_desligamento')),
  report('geral', 'Funcionários', hrReportRouter.general),
  report('genero', 'Gênero', hrReportRouter.genders),
  report('piramide', 'Pirâmide etária', hrReportRouter.pyramid),
  report('provedor-cidade', 'Funcionários por provedor e cidade', hrReportRouter.providerCities),
  report('familiar', 'Familiares', hrReportRouter.families),
])
