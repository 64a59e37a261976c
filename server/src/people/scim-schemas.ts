import { MAX_COUNT } from './scim-filter.ts';
import { CORE_SCHEMA, ENTERPRISE_SCHEMA } from './scim-user.ts';

/* What the SCIM service says about itself (RFC 7643, 5 to 7). `base` is its address. */

const META = 'urn:ietf:params:scim:schemas:core:2.0:';

export const serviceProviderConfig = (base: string) => ({
  schemas: [`${META}ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_COUNT },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token that an owner of the workspace makes in Members.',
      primary: true,
    },
  ],
  meta: {
    resourceType: 'ServiceProviderConfig',
    location: `${base}/ServiceProviderConfig`,
  },
});

export const userResourceType = (base: string) => ({
  schemas: [`${META}ResourceType`],
  id: 'User',
  name: 'User',
  endpoint: '/Users',
  description: 'A member of the workspace',
  schema: CORE_SCHEMA,
  schemaExtensions: [{ schema: ENTERPRISE_SCHEMA, required: false }],
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
});

interface Traits {
  type?: 'string' | 'boolean' | 'complex';
  multiValued?: true;
  required?: true;
  uniqueness?: 'server';
  subAttributes?: object[];
}

const attribute = (name: string, description: string, traits: Traits = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...traits,
});

const entries = (name: string, description: string) =>
  attribute(name, description, {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The value'),
      attribute('type', 'What it is for'),
      attribute('display', 'As it is shown'),
      attribute('primary', 'True for the most important one', { type: 'boolean' }),
    ],
  });

const CORE_ATTRIBUTES = [
  attribute('userName', 'How the directory names the user', {
    required: true,
    uniqueness: 'server',
  }),
  attribute('externalId', "The user's id in the directory"),
  attribute('active', 'True: a member of the workspace', { type: 'boolean' }),
  attribute('displayName', 'As the user is shown'),
  attribute('name', 'Parts of the name', {
    type: 'complex',
    subAttributes: [
      attribute('givenName', 'First name'),
      attribute('familyName', 'Last name'),
      attribute('formatted', 'The whole name'),
    ],
  }),
  entries('emails', 'Addresses; the primary one names the account'),
  entries('roles', 'May decide the role in the workspace'),
  attribute('title', 'Job title; may decide the role'),
  attribute('userType', 'Kind of user; may decide the role'),
];

const schema = (id: string, name: string, attributes: object[], base: string) => ({
  schemas: [`${META}Schema`],
  id,
  name,
  description: name,
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
});

export const schemas = (base: string) => [
  schema(CORE_SCHEMA, 'User', CORE_ATTRIBUTES, base),
  schema(
    ENTERPRISE_SCHEMA,
    'EnterpriseUser',
    [attribute('department', 'Department; may decide the role')],
    base,
  ),
];
