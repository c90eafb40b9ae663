import { deleted, inserted, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { resumeRouter } from './resume.router.ts'

const base = '/v1/curriculo'
const sections = [
  {
    path: 'formacao',
    table: 'curriculo_formacao',
    one: 'uma formação',
    create: resumeRouter.createEducations,
    update: resumeRouter.updateEducation,
    remove: resumeRouter.removeEducation,
  },
  {
    path: 'experiencia',
    table: 'curriculo_experiencia',
    one: 'uma experiência',
    create: resumeRouter.createExperiences,
    update: resumeRouter.updateExperience,
    remove: resumeRouter.removeExperience,
  },
  {
    path: 'certificado',
    table: 'curriculo_certificado',
    one: 'um certificado',
    create: resumeRouter.createCertificates,
    update: resumeRouter.updateCertificate,
    remove: resumeRouter.removeCertificate,
  },
] as const

export const resumeRoutes = defineRoutes('Currículo', { resume: resumeRouter }, [
  ...sections.flatMap(({ path, table, one, create, update, remove }) => [
    route({
      method: 'POST',
      path: `${base}/${path}`,
      summary: `Cadastra ${one} no próprio currículo`,
      procedure: create,
      answer: inserted(table),
    }),
    route({
      method: 'PUT',
      path: `${base}/${path}/:id`,
      summary: `Altera ${one} no próprio currículo`,
      procedure: update,
      answer: updated(table),
    }),
    route({
      method: 'DELETE',
      path: `${base}/${path}/:id`,
      summary: `Exclui ${one} do próprio currículo`,
      procedure: remove,
      answer: deleted(table),
    }),
  ]),
  route({
    method: 'GET',
    path: base,
    summary: 'Consulta o próprio currículo',
    procedure: resumeRouter.mine,
    answer: under('curriculo_by_pk'),
  }),
  route({
    method: 'GET',
    path: '/v1/user/:id/curriculo',
    summary: 'Consulta o currículo de uma pessoa; em PDF em /export/curriculo/:id',
    procedure: resumeRouter.curriculum,
    answer: under('curriculo_by_pk'),
  }),
])
