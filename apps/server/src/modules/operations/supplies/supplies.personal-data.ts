import { gone, newest, nameOf, source, type Source } from '../../../platform/personal-data.ts'

const product = nameOf('suprimento_produto', 'id_produto', 'nome')

export const supplyData: readonly Source[] = [
  source(
    'pessoa',
    ['custodias', 'Termos de custódia', 'Comprovar o que você recebeu e devolveu'],
    ['suprimento_custodia', 'id_funcionario'],
    newest,
    [
      ['tipo', 'Tipo'],
      ['texto', 'Texto'],
      ['created_at', 'Gerado em'],
      ['assinado_em', 'Assinado em'],
    ],
  ),
  source(
    'uso',
    ['pedidos_equipamento', 'Pedidos de equipamento', 'Decidir o que você pediu e entregar'],
    ['pedido_equipamento', 'id_usuario'],
    newest,
    [
      ['produto', 'Produto', product],
      ['quantidade', 'Quantidade'],
      ['motivo', 'Motivo'],
      ['data_desejada', 'Para quando'],
      ['situacao', 'Situação'],
      ['resposta', 'Resposta'],
      ['created_at', 'Pedido em'],
    ],
    gone,
  ),
  source(
    'pessoa',
    ['patrimonios', 'Equipamentos com você', 'Saber com quem está cada equipamento'],
    ['suprimento_patrimonio', 'id_detentor'],
    newest,
    [
      ['produto', 'Produto', product],
      ['patrimonio', 'Patrimônio'],
    ],
  ),
]
