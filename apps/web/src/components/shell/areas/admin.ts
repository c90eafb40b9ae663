import type { AccessHolder } from '@intranet/contract/access'
import { can } from '@intranet/contract/access'
import {
  BadgeDollarSign,
  Ban,
  Briefcase,
  Building2,
  CalendarDays,
  Landmark,
  Layers,
  LayoutGrid,
  Map as MapIcon,
  MapPin,
  Network,
  Newspaper,
  ShieldCheck,
  SlidersHorizontal,
  Tags,
  Users,
} from 'lucide-react'
import { may } from '@/lib/may.ts'
import type { Area } from '../area.ts'

// A section is for the managers of its module; the configuration is for whoever reads it (docs/screens.md#hubs).
const people = may('users', 'read')
const configuration = may('configuracao', 'read')
const hr = may('rh', 'manage')
const news = may('novidades', 'manage')
const content = (holder: AccessHolder | null) =>
  (['novidades', 'perguntas_frequentes', 'manual'] as const).some((module) => can(holder, module, 'manage'))

/** /modulos/admin: what managers keep. */
export const adminArea: Area = {
  name: 'Administração',
  to: '/modulos/admin',
  sections: [
    {
      key: 'acesso',
      title: 'Acesso',
      cards: [
        {
          title: 'Usuários',
          text: 'Pessoas, convites e situação',
          icon: Users,
          to: '/users/list',
          visible: people,
        },
        {
          title: 'Perfis de acesso',
          text: 'Conjuntos de permissões',
          icon: ShieldCheck,
          to: '/access-profiles/list',
          visible: configuration,
        },
        {
          title: 'Módulos e menus',
          text: 'O que o menu e os cartões mostram',
          icon: LayoutGrid,
          to: '/settings/modules',
          visible: configuration,
        },
        {
          title: 'Parâmetros',
          text: 'Prazos, limites e endereços',
          icon: SlidersHorizontal,
          to: '/settings/parameters',
          visible: configuration,
        },
      ],
    },
    {
      key: 'empresa',
      title: 'Empresa',
      cards: [
        {
          title: 'Provedores',
          text: 'Marcas do grupo e suas cidades',
          icon: Building2,
          to: '/providers/list',
          visible: configuration,
        },
        {
          title: 'Empresas contratantes',
          text: 'Pessoas jurídicas de cada provedor',
          icon: Landmark,
          to: '/contracting/companies/list',
          visible: configuration,
        },
        {
          title: 'Cidades',
          text: 'Municípios atendidos',
          icon: MapPin,
          to: '/cities/list',
          visible: configuration,
        },
        {
          title: 'Microrregiões',
          text: 'Cidades reunidas por provedor',
          icon: MapIcon,
          to: '/microrregions/list',
          visible: configuration,
        },
      ],
    },
    {
      key: 'organizacao',
      title: 'Recursos Humanos',
      cards: [
        {
          title: 'Departamentos',
          text: 'Áreas de cada provedor',
          icon: Network,
          to: '/departments/list',
          visible: hr,
        },
        {
          title: 'Setores',
          text: 'Partes dos departamentos',
          icon: Layers,
          to: '/sectors/list',
          visible: hr,
        },
        {
          title: 'Cargos',
          text: 'Funções de cada setor',
          icon: Briefcase,
          to: '/positions/list',
          visible: hr,
        },
        {
          title: 'Feriados',
          text: 'Nacionais, estaduais e municipais',
          icon: CalendarDays,
          to: '/holidays/list',
          visible: hr,
        },
      ],
    },
    {
      key: 'vendas',
      title: 'Vendas',
      cards: [
        {
          title: 'Preços',
          text: 'Planos por provedor e microrregião',
          icon: BadgeDollarSign,
          to: '/pricing/list',
          visible: may('precificacao', 'manage'),
        },
        {
          title: 'Blacklist',
          text: 'A quem e onde não se vende',
          icon: Ban,
          to: '/blacklist/list',
          visible: may('blacklist', 'read'),
        },
      ],
    },
    {
      key: 'novidades',
      title: 'Conteúdo',
      cards: [
        {
          title: 'Conteúdo',
          text: 'Novidades, FAQ e manual',
          icon: Newspaper,
          to: '/content/home',
          visible: content,
        },
        {
          title: 'Categorias de novidades',
          text: 'Cores e ícones das publicações',
          icon: Tags,
          to: '/categories/list',
          visible: news,
        },
      ],
    },
  ],
}
