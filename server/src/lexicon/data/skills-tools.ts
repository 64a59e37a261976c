/** Software and methods beside those of the technology skills, same format. */
export const TOOL_SKILLS = `
Zig: zig lang
~Crystal: crystal lang
Groovy: apache groovy
F#: fsharp
Delphi: object pascal, pascal
Assembly Language: assembleur x86, x86 assembly, arm assembly
OCaml: caml
Prolog:
Flink: apache flink
Apache Beam:
Trino: prestodb
dbt Cloud:
Dagster:
~Prefect:
Fivetran: airbyte
ClickHouse:
InfluxDB: timescaledb
CouchDB: couchbase
Supabase:
Cosmos DB: azure cosmos db
Apache Iceberg: delta lake, lakehouse
Vertex AI:
Azure Machine Learning: azure ml
Amazon SageMaker: sagemaker
MLflow: kubeflow
LangChain: llamaindex
Retrieval-Augmented Generation: retrieval augmented generation
Hugging Face: huggingface
XGBoost: lightgbm, catboost
Time Series Analysis: séries temporelles, analyse de séries temporelles, time series forecasting
A/B Testing: ab testing, a b testing, tests a/b
Recommender Systems: recommendation systems, systèmes de recommandation
Speech Recognition: reconnaissance vocale
Bioconductor:
~Remix:
~Astro: astro js
Gatsby:
Ember.js: emberjs
Backbone.js: backbonejs
Alpine.js: alpinejs
Webpack: vitejs
~Storybook:
~Electron: electron js
~Ionic: ionic framework
Xamarin: .net maui
Jetpack Compose:
Quarkus: micronaut
~Struts: apache struts
~Gin: gin gonic
~Deno:
Apollo GraphQL:
~Kong: api gateway, apigee
MuleSoft: mulesoft anypoint
~Camunda: workflow engines
Apache Camel:
WebSockets: websocket
OAuth: oauth2, openid connect, oidc, saml
Keycloak:
~Okta: auth0
HashiCorp Vault:
~Pulumi: aws cloudformation, cloudformation
Argo CD: argocd, gitops
Istio: service mesh, linkerd
OpenTelemetry:
New Relic: dynatrace
Nagios: zabbix, centreon
Proxmox: hyper-v, hyper v
Citrix: citrix xenapp
Exchange Server: microsoft exchange
Intune: microsoft intune, sccm
Jamf: jamf pro
COBIT: togaf
EBIOS: ebios rm
SOC Operations: security operations center
Threat Modeling: threat intelligence, cti
OWASP: application security, appsec
Burp Suite: metasploit
PCI DSS:
SOC 2:
HIPAA:
AUTOSAR:
CAN Bus: bus can
ARM Cortex: stm32
Yocto: embedded linux, linux embarqué
Altium: altium designer, kicad, orcad
Signal Processing: traitement du signal
Radio Frequency: radiofréquence, rf design
Control Systems: automatique, control theory
Dassault 3DEXPERIENCE: 3dexperience, enovia
Teamcenter: plm, windchill, product lifecycle management
COMSOL: abaqus, nastran
CFD: computational fluid dynamics, mécanique des fluides numérique, openfoam
Model-Based Systems Engineering: mbse, sysml, cameo
Requirements Engineering: ingénierie des exigences, ibm doors
~Miro:
Trello: asana, monday.com
Airtable:
Zapier: make.com, n8n
~Intercom: freshdesk
Salesloft: outreach.io
Pipedrive:
LinkedIn Sales Navigator: sales navigator
Semrush: ahrefs
Google Tag Manager: gtm tags
Meta Ads: facebook ads, tiktok ads, linkedin ads
~Braze: sendinblue, brevo
Contentful: strapi, headless cms
Canva:
Lightroom: adobe lightroom
~Framer:
Axure: axure rp
Hotjar: contentsquare
Mixpanel: amplitude analytics
Greenhouse ATS: applicant tracking systems, smartrecruiters, taleo
~Lucca:
Workforce Management: kronos, wfm
Bloomberg Terminal: bloomberg, refinitiv, reuters eikon
~Murex: calypso
Avaloq: temenos
Coupa: ivalua
Blue Yonder: jda software
`;
