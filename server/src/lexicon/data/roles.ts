import { COMMERCIAL_ROLES } from './roles-commercial.ts';
import { CONSTRUCTION_ROLES } from './roles-construction.ts';
import { CORPORATE_ROLES } from './roles-corporate.ts';
import { EDUCATION_ROLES } from './roles-education.ts';
import { FINANCE_ROLES } from './roles-finance.ts';
import { HEALTH_ROLES } from './roles-health.ts';
import { INDUSTRY_ROLES } from './roles-industry.ts';
import { PUBLIC_ROLES } from './roles-public.ts';
import { SERVICES_ROLES } from './roles-services.ts';
import { TECHNOLOGY_ROLES } from './roles-technology.ts';

/** Every table of role families. */
export const ROLE_TABLES: readonly string[] = [
  TECHNOLOGY_ROLES,
  COMMERCIAL_ROLES,
  FINANCE_ROLES,
  CORPORATE_ROLES,
  INDUSTRY_ROLES,
  CONSTRUCTION_ROLES,
  HEALTH_ROLES,
  EDUCATION_ROLES,
  SERVICES_ROLES,
  PUBLIC_ROLES,
];
