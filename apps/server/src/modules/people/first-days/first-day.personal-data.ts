import { sql } from 'kysely'
import { gone, nameOf, source, type Source } from '../../../platform/personal-data.ts'

export const firstDayData: readonly Source[] = [
  source(
    'pessoa',
    ['pre_admissao', 'Antes do primeiro dia', 'Preparar a admissão'],
    ['pre_admissao', 'id_usuario'],
    't.created_at desc, t.id desc',
    [
      ['created_at', 'Pedido em'],
      ['situacao', 'Situação'],
      [
        'dados_pagamento',
        'Dados bancários',
        `case when t.dados_pagamento is not null then 'Guardados sob chave' end`,
      ],
      ['camiseta', 'Camiseta'],
      ['calca', 'Calça'],
      ['calcado', 'Calçado'],
      ['equipamentos', 'Equipamentos desejados'],
      ['aptidao', 'Aptidão'],
    ],
    gone,
  ),
  source(
    'pessoa',
    ['pre_admissao_papeis', 'Papéis da admissão', 'Cumprir o que a admissão exige'],
    ['pre_admissao_papel', 'id_pre_admissao'],
    't.created_at desc, t.id desc',
    [
      ['papel', 'Papel', nameOf('admissao_papel', 'id_papel')],
      ['situacao', 'Situação'],
      ['enviado_em', 'Enviado em'],
      ['motivo', 'Motivo'],
      ['devolucao', 'Devolução'],
    ],
    {
      quem: (id) => sql`t.id_pre_admissao in (select p.id from pre_admissao p where p.id_usuario = ${id})`,
      ...gone,
    },
  ),
]
