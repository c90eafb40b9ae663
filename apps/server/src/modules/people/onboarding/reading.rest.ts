import { common } from '@intranet/contract/messages'
import {
  contentStepInput,
  type ContentStepInput,
  nextContentInput,
  nextTrailInput,
  trailContentsInput,
} from '@intranet/contract/people/onboarding-reading'
import type { ReportRow } from '@intranet/contract/people/onboarding-report'
import type { RestRequest } from '../../../platform/rest/request.ts'
import { defineRoutes, type RouteOf } from '../../../platform/rest/route.ts'
import { refusals } from '../../../platform/errors.ts'
import { isFields, plainValues } from './plain-values.ts'
import { readingRouter } from './reading.router.ts'
import { onboardingReportRouter } from './onboarding-report.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = { onboardingReading: readingRouter, onboardingReport: onboardingReportRouter }
type Caller = CallerOf<typeof routers>

/** A flat body, or one that is in `filtro` or `object`, as its plain values. */
function valuesOf<Input>({ body }: RestRequest): Input {
  const given = body ?? {}
  if (!isFields(given)) throw refusals.invalid({ corpo: common.invalidData })
  const { filtro, object, ...flat } = given
  return { ...flat, ...plainValues(object ?? {}), ...plainValues(filtro ?? {}) } as Input
}

const documentedRow = ({ funcionario, onboarding, inicio, conclusao, status, concluido }: ReportRow) => ({
  funcionario,
  onboarding,
  inicio,
  conclusao,
  status,
  concluido,
})

/** A step of reading a content: both routes take the same body and answer the mark that was written. */
const markRoute = (
  name: 'inicio' | 'concluir',
  summary: string,
  write: (caller: Caller, step: ContentStepInput) => Promise<unknown>,
): RouteOf<typeof routers> => ({
  method: 'POST',
  path: `/v1/onboarding/conteudo/${name}`,
  summary,
  body: contentStepInput,
  wrap: 'flat',
  call: (caller, request) => write(caller, valuesOf(request)),
})

export const readingRoutes = defineRoutes('Onboarding', routers, [
  {
    method: 'POST',
    path: '/v1/onboarding/trilha/conteudos/funcionario',
    summary: 'Conteúdos de uma trilha com o progresso do funcionário',
    body: trailContentsInput,
    wrap: 'flat',
    call: async (caller, request) => ({
      onboarding_conteudo: await caller.onboardingReading.contents(valuesOf(request)),
    }),
  },
  {
    method: 'POST',
    path: '/v1/rh/onboarding/funcionario/conteudo',
    summary: 'Um conteúdo com o progresso do funcionário',
    body: trailContentsInput,
    wrap: 'filtro',
    call: async (caller, request) => ({
      onboarding_conteudo: await caller.onboardingReading.contents(valuesOf(request)),
    }),
  },
  markRoute('inicio', 'Registra o início da leitura de um conteúdo', async (caller, step) => ({
    insert_onboarding_progresso: { returning: [await caller.onboardingReading.start(step)] },
  })),
  markRoute('concluir', 'Registra a conclusão da leitura de um conteúdo', async (caller, step) => {
    const { proximo: _, ...mark } = await caller.onboardingReading.complete(step)
    return { update_onboarding_progresso: { returning: [mark] } }
  }),
  {
    method: 'POST',
    path: '/v1/onboarding/trilha/conteudos/funcionario/next',
    summary: 'Próximo conteúdo da trilha, por prioridade',
    body: nextContentInput,
    wrap: 'flat',
    call: async (caller, request) => ({
      onboarding_conteudo: await caller.onboardingReading.nextContent(valuesOf(request)),
    }),
  },
  {
    method: 'POST',
    path: '/v1/onboarding/trilha/funcionario/next',
    summary: 'Próxima trilha, por prioridade',
    body: nextTrailInput,
    wrap: 'flat',
    call: async (caller, request) => ({
      onboarding_trilha: await caller.onboardingReading.nextTrail(valuesOf(request)),
    }),
  },
  {
    method: 'POST',
    path: '/v1/onboarding/relatorio/contador',
    summary: 'Quantos estão pendentes e concluídos',
    wrap: 'filtro',
    async call(caller, request) {
      const {
        concluido: _,
        limit: _limit,
        offset: _offset,
        ...asked
      } = valuesOf<Record<string, never>>(request)
      return caller.onboardingReport.count(asked)
    },
  },
  {
    method: 'POST',
    path: '/v1/onboarding/relatorio',
    summary: 'Relatório de onboarding',
    wrap: 'filtro',
    async call(caller, request) {
      const { total, dados } = await caller.onboardingReport.page(valuesOf(request))
      return { total, dados: dados.map(documentedRow) }
    },
  },
])
