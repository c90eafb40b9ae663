import { common } from '@intranet/contract/messages'
import { unlinkTrailForm } from '@intranet/contract/people/onboarding-forms'
import { refusals } from '../../../platform/errors.ts'
import { deleted, insertedAll, page, shaped } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import * as z from 'zod'
import { onboardingRouter } from './onboarding.router.ts'
import { trailRouter } from './trail.router.ts'
import { contentRouter } from './content.router.ts'

const routers = {
  onboarding: onboardingRouter,
  onboardingTrails: trailRouter,
  onboardingContents: contentRouter,
}

const tag = 'Onboarding'

/** A dissociation that names no onboarding or no trail is refused. */
const unlinkForm = form(unlinkTrailForm, ({ _and = [], ...own }) => {
  const { id_onboarding, id_trilha } = [_and].flat().reduce((all, part) => ({ ...all, ...part }), own)
  if (id_onboarding === undefined || id_trilha === undefined)
    throw refusals.invalid({ corpo: common.invalidData })
  return { id_onboarding, trilhas: id_trilha }
})

const unlinked = shaped(
  z.strictObject({ delete_onboarding_onboarding_trilha: z.strictObject({ affected_rows: z.int() }) }),
  ({ removidas }: { removidas: number }) => ({
    delete_onboarding_onboarding_trilha: { affected_rows: removidas },
  }),
)

const onboardingList = (path: string, summary: string, by?: string) =>
  route({
    method: 'POST',
    path,
    summary,
    ...(by && { replaced: { by, on: '2026-11-21' } }),
    wrap: 'filtro',
    procedure: onboardingRouter.listWithTrails,
    answer: page('onboarding_onboarding'),
  })

const trailSearch = (path: string, by?: string) =>
  route({
    method: 'POST',
    path,
    summary: 'Lista trilhas; com `id_onboarding`, as associadas a ele, na ordem',
    ...(by && { replaced: { by, on: '2026-11-21' } }),
    wrap: 'filtro',
    procedure: trailRouter.search,
    answer: page('onboarding_trilha'),
  })

const onboardingEntity = entityRoutes(routers, {
  tag,
  path: '/v1/rh/trilha/onboarding',
  table: 'onboarding_onboarding',
  noun: ['o onboarding', 'os onboardings'],
  procedures: onboardingRouter,
})

const trailEntity = entityRoutes(routers, {
  tag,
  path: '/v1/rh/trilha',
  table: 'onboarding_trilha',
  noun: ['a trilha de onboarding', 'as trilhas de onboarding'],
  procedures: trailRouter,
})

const contentEntity = entityRoutes(routers, {
  tag,
  path: '/v1/rh/conteudo',
  table: 'onboarding_conteudo',
  noun: ['o conteúdo de onboarding', 'os conteúdos de onboarding'],
  bodyLimit: 15_000_000,
  procedures: contentRouter,
})

const documented = defineRoutes(tag, routers, [
  onboardingList(
    '/v1/rh/trilha/onboarding/filtrado',
    'Consulta um onboarding',
    'POST /v1/onboarding/trilha/filtro',
  ),
  onboardingList('/v1/onboarding/trilha/filtro', 'Lista onboardings'),
  route({
    method: 'DELETE',
    path: '/v1/rh/onboarding/trilha',
    summary: 'Desassocia uma trilha de um onboarding',
    procedure: onboardingRouter.unlinkTrails,
    takes: unlinkForm,
    answer: unlinked,
  }),
  route({
    method: 'DELETE',
    path: '/v1/onboarding/delete/:id',
    replaced: { by: 'DELETE /v1/rh/trilha/onboarding/{id}', on: '2026-11-21' },
    summary: 'Exclui um onboarding',
    procedure: onboardingRouter.remove,
    answer: deleted('onboarding_onboarding'),
  }),
  route({
    method: 'POST',
    path: '/v1/rh/company/onboarding/trilha',
    summary: 'Associa trilhas a um onboarding, com prioridade',
    procedure: onboardingRouter.linkTrails,
    answer: insertedAll('onboarding_onboarding_trilha'),
  }),
  trailSearch('/v1/rh/onboarding/trilha/filtrado'),
  trailSearch('/v1/lista/onboarding/trilha', 'POST /v1/rh/onboarding/trilha/filtrado'),
])

export const onboardingRoutes = [...documented, ...onboardingEntity, ...trailEntity, ...contentEntity]
