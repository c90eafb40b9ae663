import { sheetColumnsOf, type Sheet } from '../home/sheet-columns.ts'
import { treatment } from './treatment.ts'

export const treatmentSheet = {
  entidade: 'treatments',
  module: 'rh',
  ability: 'manage',
  columns: sheetColumnsOf(treatment, {
    nome: 'Folha de pagamento',
    id_empresa: 'Vetorial',
    finalidade: 'Pagar salários e benefícios',
    base_legal: 'Obrigação legal ou regulatória',
    titulares: 'Funcionários e dependentes',
    dados: 'Nome, CPF, conta bancária',
    compartilhamento: 'Escritório de contabilidade',
    retencao: '5 anos após o desligamento',
    medidas: 'Acesso restrito ao RH',
  }),
} as const satisfies Sheet
