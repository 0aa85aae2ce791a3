import { index, layout, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('../../../app/site/site-layout.route.tsx', [index('../../../app/home/home.route.tsx')]),
] satisfies RouteConfig
