import { defineRoutes } from '../../../platform/rest/route.ts'
import { organizationRouter } from './organization.router.ts'

const routers = { organization: organizationRouter }

/** The readers of the structure (docs/company.md#structure-readers). */
export const organizationRoutes = defineRoutes('Estrutura', routers, [
  {
    method: 'GET',
    path: '/v1/departamentos',
    summary: 'Departamentos',
    call: async (caller) => ({ rh_departamento: await caller.organization.departments() }),
  },
  {
    method: 'GET',
    path: '/v1/departamentos/empresa/:id',
    summary: 'Departamentos de um provedor',
    call: async (caller, request) => ({
      rh_departamento: await caller.organization.departments({ filtro: String(request.id()) }),
    }),
  },
  {
    method: 'GET',
    path: '/v1/company/departamento/:company',
    summary: 'Departamentos de um provedor, por id ou nome',
    call: async (caller, request) => ({
      rh_departamento: await caller.organization.departments({ filtro: request.param('company') }),
    }),
  },
  {
    method: 'GET',
    path: '/v1/setor',
    summary: 'Setores',
    call: async (caller) => ({ rh_setor: await caller.organization.sectors() }),
  },
  {
    method: 'GET',
    path: '/v1/setor/:filtro',
    summary: 'Setores de um departamento (número) ou de um provedor',
    call: async (caller, request) => ({
      rh_setor: await caller.organization.sectors({ filtro: request.param('filtro') }),
    }),
  },
  {
    method: 'GET',
    path: '/v1/company/cargo/:filtro',
    summary: 'Cargos de um setor (número) ou de um provedor',
    call: async (caller, request) => ({
      rh_cargo: await caller.organization.positions({ filtro: request.param('filtro') }),
    }),
  },
])
