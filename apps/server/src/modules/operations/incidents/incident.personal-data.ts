import { gone, nameOf, source, type Source } from '../../../platform/personal-data.ts'

export const incidentData: readonly Source[] = [
  source(
    'acesso',
    ['incidentes_avisados', 'Incidentes', 'Avisar você do que afeta o seu trabalho'],
    ['incidente_usuario', 'id_usuario'],
    't.id desc',
    [
      ['created_at', 'Data'],
      ['texto', 'Texto'],
      ['lido_em', 'Lido em'],
    ],
    gone,
  ),
  source(
    'acesso',
    ['incidentes_acompanhados', 'Incidentes que você acompanha', 'Avisar você de cada andamento'],
    ['incidente_seguidor', 'id_usuario'],
    't.id_incidente desc',
    [
      ['created_at', 'Desde'],
      ['incidente', 'Incidente', nameOf('incidente', 'id_incidente', 'titulo')],
    ],
    gone,
  ),
]
