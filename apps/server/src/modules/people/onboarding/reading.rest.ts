import { contentForm, reportForm } from '@intranet/contract/people/onboarding-forms'
import type { ReportPage } from '@intranet/contract/people/onboarding-report'
import { onboardingReportPageAnswer } from '@intranet/contract/people/onboarding-report-answers'
import type { ContentMark } from '@intranet/contract/people/onboarding-reading'
import { readingStartAnswer } from '@intranet/contract/people/reading-answers'
import * as z from 'zod'
import {
  asIs,
  insertedOne,
  shaped,
  translated,
  under,
  updated,
} from '../../../platform/rest/answer-shapes.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { readingRouter } from './reading.router.ts'
import { onboardingReportRouter } from './onboarding-report.router.ts'

const routers = { onboardingReading: readingRouter, onboardingReport: onboardingReportRouter }

/** The documented columns of the report. */
const reportRow = onboardingReportPageAnswer.shape.dados.element.pick({
  funcionario: true,
  onboarding: true,
  inicio: true,
  conclusao: true,
  status: true,
  concluido: true,
})

const report = shaped(
  z.strictObject({ total: z.number(), dados: z.array(reportRow) }),
  ({ total, dados }: ReportPage) => ({
    total,
    dados: dados.map(({ funcionario, onboarding, inicio, conclusao, status, concluido }) => ({
      funcionario,
      onboarding,
      inicio,
      conclusao,
      status,
      concluido,
    })),
  }),
)

/** The mark that was written, without what comes next: that has its own paths. */
const mark = translated(
  readingStartAnswer,
  ({ proximo: _, ...written }: ContentMark & { proximo: unknown }) => written,
)

export const readingRoutes = defineRoutes('Onboarding', routers, [
  route({
    method: 'POST',
    path: '/v1/onboarding/trilha/conteudos/funcionario',
    summary: 'Lista os conteúdos de uma trilha com o progresso do funcionário',
    wrap: 'flat',
    procedure: readingRouter.contents,
    answer: under('onboarding_conteudo'),
  }),
  route({
    method: 'POST',
    path: '/v1/rh/onboarding/funcionario/conteudo',
    summary: 'Consulta um conteúdo com o progresso do funcionário',
    wrap: 'filtro',
    procedure: readingRouter.contents,
    takes: form(contentForm, (asked) => asked),
    answer: under('onboarding_conteudo'),
  }),
  route({
    method: 'POST',
    path: '/v1/onboarding/conteudo/inicio',
    summary: 'Registra o início da leitura de um conteúdo',
    wrap: 'flat',
    procedure: readingRouter.start,
    answer: insertedOne('onboarding_progresso'),
  }),
  route({
    method: 'POST',
    path: '/v1/onboarding/conteudo/concluir',
    summary: 'Registra a conclusão da leitura de um conteúdo',
    wrap: 'flat',
    procedure: readingRouter.complete,
    answer: updated('onboarding_progresso', mark),
  }),
  route({
    method: 'POST',
    path: '/v1/onboarding/trilha/conteudos/funcionario/next',
    summary: 'Consulta o próximo conteúdo da trilha, por prioridade',
    wrap: 'flat',
    procedure: readingRouter.nextContent,
    answer: under('onboarding_conteudo'),
  }),
  route({
    method: 'POST',
    path: '/v1/onboarding/trilha/funcionario/next',
    summary: 'Consulta a próxima trilha, por prioridade',
    wrap: 'flat',
    procedure: readingRouter.nextTrail,
    answer: under('onboarding_trilha'),
  }),
  route({
    method: 'POST',
    path: '/v1/onboarding/relatorio/contador',
    summary: 'Conta quantos estão pendentes e concluídos',
    wrap: 'filtro',
    procedure: onboardingReportRouter.count,
    takes: form(reportForm, ({ concluido: _, limit: _limit, offset: _offset, ...asked }) => asked),
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: '/v1/onboarding/relatorio',
    summary: 'Consulta o relatório de onboarding',
    wrap: 'filtro',
    procedure: onboardingReportRouter.page,
    takes: form(reportForm, (asked) => asked),
    answer: report,
  }),
])
