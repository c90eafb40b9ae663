import { route } from '../../../platform/rest/procedure-route.ts'
import { deleted } from '../../../platform/rest/answer-shapes.ts'
import { common } from '@intranet/contract/messages'
import { linkTrailsInput } from '@intranet/contract/people/onboarding'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import type { RestRequest } from '../../../platform/rest/request.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { refusals } from '../../../platform/errors.ts'
import { plainValues } from './plain-values.ts'
import { onboardingRouter } from './onboarding.router.ts'
import { trailRouter } from './trail.router.ts'
import { contentRouter } from './content.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = {
  onboarding: onboardingRouter,
  onboardingTrails: trailRouter,
  onboardingContents: contentRouter,
}
type Caller = CallerOf<typeof routers>

const tag = 'Onboarding'

const listOnboardings = async (caller: Caller, request: RestRequest) => {
  const { dados, total } = await caller.onboarding.listWithTrails(request.list())
  return { onboarding_onboarding: dados, total }
}

/** Trails; with `id_onboarding` in the filter, those linked to it. */
async function listTrails(caller: Caller, request: RestRequest) {
  const { id_onboarding, ...list } = request.list(['id_onboarding'])
  if (id_onboarding !== undefined) {
    const { trilhas } = await caller.onboarding.get({
      id: Number(plainValues({ id_onboarding }).id_onboarding),
    })
    return {
      onboarding_trilha: trilhas.map((trail) => ({ id: trail.id_trilha, ...trail })),
      total: trilhas.length,
    }
  }
  const { dados, total } = await caller.onboardingTrails.list(list)
  return { onboarding_trilha: dados, total }
}

/** The documented body of a dissociation; one that names no onboarding or no trail is refused. */
async function unlinkTrail(caller: Caller, request: RestRequest) {
  const { id_onboarding, id_trilha, ...others } = plainValues(request.object())
  if (id_onboarding === undefined || id_trilha === undefined || Object.keys(others).length)
    throw refusals.invalid({ corpo: common.invalidData })
  const trilhas = [id_trilha].flat() as number[]
  const { removidas } = await caller.onboarding.unlinkTrails({
    id_onboarding: id_onboarding as number,
    trilhas,
  })
  return { delete_onboarding_onboarding_trilha: { affected_rows: removidas } }
}

const onboardingEntity = entityRoutes(routers, {
  tag,
  path: '/v1/rh/trilha/onboarding',
  table: 'onboarding_onboarding',
  procedures: onboardingRouter,
})

const trailEntity = entityRoutes(routers, {
  tag,
  path: '/v1/rh/trilha',
  table: 'onboarding_trilha',
  procedures: trailRouter,
})

const contentEntity = entityRoutes(routers, {
  tag,
  path: '/v1/rh/conteudo',
  table: 'onboarding_conteudo',
  bodyLimit: 15_000_000,
  procedures: contentRouter,
})

const documented = defineRoutes(tag, routers, [
  {
    method: 'POST',
    path: '/v1/rh/trilha/onboarding/filtrado',
    summary: 'Consulta um onboarding',
    wrap: 'filtro',
    call: listOnboardings,
  },
  {
    method: 'POST',
    path: '/v1/onboarding/trilha/filtro',
    summary: 'Lista onboardings',
    wrap: 'filtro',
    call: listOnboardings,
  },
  {
    method: 'DELETE',
    path: '/v1/rh/onboarding/trilha',
    summary: 'Desassocia uma trilha de um onboarding',
    wrap: 'object',
    call: unlinkTrail,
  },
  route({
    method: 'DELETE',
    path: '/v1/onboarding/delete/:id',
    summary: 'Exclui um onboarding',
    procedure: onboardingRouter.remove,
    answer: deleted('onboarding_onboarding'),
  }),
  {
    method: 'POST',
    path: '/v1/rh/company/onboarding/trilha',
    summary: 'Associa trilhas a um onboarding, com prioridade',
    body: linkTrailsInput.shape.objects.element,
    wrap: 'object',
    async call(caller, request) {
      const objects = request.objects() as Parameters<typeof caller.onboarding.linkTrails>[0]['objects']
      const returning = await caller.onboarding.linkTrails({ objects })
      return { insert_onboarding_onboarding_trilha: { affected_rows: returning.length, returning } }
    },
  },
  {
    method: 'POST',
    path: '/v1/rh/onboarding/trilha/filtrado',
    summary: 'Lista trilhas',
    wrap: 'filtro',
    call: listTrails,
  },
  {
    method: 'POST',
    path: '/v1/lista/onboarding/trilha',
    summary: 'Lista trilhas',
    wrap: 'filtro',
    call: listTrails,
  },
])

export const onboardingRoutes = [...documented, ...onboardingEntity, ...trailEntity, ...contentEntity]
