import * as z from 'zod'
import { under } from '../../../platform/rest/answer-shapes.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import type { RestRequest } from '../../../platform/rest/request.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { organizationRouter } from './organization.router.ts'

const routers = { organization: organizationRouter }
const { departments, sectors, positions } = organizationRouter

/** The readers of the structure (docs/company.md#structure-readers). */
export const organizationRoutes = defineRoutes('Estrutura', routers, [
  route({
    method: 'GET',
    path: '/v1/departamentos',
    looksUp: true,
    says: { filtro: 'Provedor, por chave, nome ou id.' },
    summary: 'Lista os departamentos da estrutura',
    procedure: departments,
    answer: under('rh_departamento'),
  }),
  route({
    method: 'GET',
    path: '/v1/departamentos/empresa/:id',
    replaced: { by: 'GET /v1/company/departamento/{company}', on: '2026-11-21' },
    summary: 'Lista os departamentos de um provedor, pelo id',
    procedure: departments,
    says: { id: 'Id do provedor.' },
    takes: form(z.strictObject({}), (_none, request: RestRequest<'id'>) => ({
      filtro: String(request.id()),
    })),
    answer: under('rh_departamento'),
  }),
  route({
    method: 'GET',
    path: '/v1/company/departamento/:company',
    summary: 'Lista os departamentos de um provedor, por id ou nome',
    procedure: departments,
    params: { company: 'filtro' },
    answer: under('rh_departamento'),
  }),
  route({
    method: 'GET',
    path: '/v1/setor',
    looksUp: true,
    says: { filtro: 'Id de um departamento, ou chave ou nome de um provedor.' },
    summary: 'Lista os setores da estrutura',
    procedure: sectors,
    answer: under('rh_setor'),
  }),
  route({
    method: 'GET',
    path: '/v1/setor/:filtro',
    says: { filtro: 'Id de um departamento, ou chave ou nome de um provedor.' },
    summary: 'Lista os setores de um departamento, pelo número, ou de um provedor',
    procedure: sectors,
    answer: under('rh_setor'),
  }),
  route({
    method: 'GET',
    path: '/v1/company/cargo/:filtro',
    says: { filtro: 'Id de um setor, ou chave ou nome de um provedor.' },
    summary: 'Lista os cargos de um setor, pelo número, ou de um provedor',
    procedure: positions,
    answer: under('rh_cargo'),
  }),
])
