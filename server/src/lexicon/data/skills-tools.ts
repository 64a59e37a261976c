/** Software and methods that are not in the technology skills, in the same format. */
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
Fivetran:
Airbyte:
ClickHouse:
InfluxDB:
TimescaleDB:
CouchDB:
Couchbase:
Supabase:
Cosmos DB: azure cosmos db
Apache Iceberg: lakehouse
Delta Lake:
Vertex AI:
Azure Machine Learning: azure ml
Amazon SageMaker: sagemaker
MLflow:
Kubeflow:
LangChain:
LlamaIndex:
Retrieval-Augmented Generation: retrieval augmented generation
Hugging Face: huggingface
XGBoost:
LightGBM:
CatBoost:
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
Webpack:
Vite.js: vitejs
~Storybook:
~Electron: electron js
~Ionic: ionic framework
Xamarin: .net maui
Jetpack Compose:
Quarkus:
Micronaut:
~Struts: apache struts
~Gin: gin gonic
~Deno:
Apollo GraphQL:
~Kong: api gateway
Apigee:
MuleSoft: mulesoft anypoint
~Camunda: workflow engines
Apache Camel:
WebSockets: websocket
OAuth: oauth2, openid connect, oidc
SAML:
Keycloak:
~Okta:
Auth0:
HashiCorp Vault:
~Pulumi:
AWS CloudFormation: cloudformation
Amazon EC2: ec2, aws ec2, elastic compute cloud
Amazon S3: aws s3, ~S3
Amazon RDS: aws rds
Amazon ECS: aws ecs, fargate
Amazon EKS: aws eks
AWS Lambda: lambda aws, aws lambdas
AWS Glue:
Amazon CloudWatch: cloudwatch, aws cloudwatch
Azure Functions:
Azure Data Factory:
Google Kubernetes Engine: gke
Cloud Run: google cloud run
Argo CD: argocd, gitops
Istio: service mesh
Linkerd:
OpenTelemetry:
New Relic:
Dynatrace:
Nagios:
Zabbix:
Centreon:
Proxmox:
Hyper-V: hyper v
Citrix: citrix xenapp
Exchange Server: microsoft exchange
Intune: microsoft intune
SCCM:
Jamf: jamf pro
COBIT:
TOGAF:
EBIOS: ebios rm
SOC Operations: security operations center
Threat Modeling: threat intelligence, cti
OWASP: application security, appsec
Burp Suite:
Metasploit:
PCI DSS:
SOC 2:
HIPAA:
AUTOSAR:
CAN Bus: bus can
ARM Cortex: stm32
Yocto: embedded linux, linux embarqué
Altium: altium designer
KiCad:
OrCAD:
Signal Processing: traitement du signal
Radio Frequency: radiofréquence, rf design
Control Systems: automatique, control theory
Dassault 3DEXPERIENCE: 3dexperience, enovia
Teamcenter: plm, product lifecycle management
Windchill:
COMSOL:
Abaqus:
Nastran:
CFD: computational fluid dynamics, mécanique des fluides numérique
OpenFOAM:
Model-Based Systems Engineering: mbse, sysml, cameo
Requirements Engineering: ingénierie des exigences
IBM DOORS:
~Miro:
Trello:
~Asana:
Monday.com:
Airtable:
Zapier:
Make.com:
n8n:
~Intercom:
Freshdesk:
Salesloft:
Outreach.io:
Pipedrive:
LinkedIn Sales Navigator: sales navigator
Semrush:
Ahrefs:
Google Tag Manager: gtm tags
Meta Ads: facebook ads
TikTok Ads:
LinkedIn Ads:
~Braze:
Brevo: sendinblue
Contentful: headless cms
Strapi:
Canva:
Lightroom: adobe lightroom
~Framer:
Axure: axure rp
Hotjar:
Contentsquare:
Mixpanel: amplitude analytics
Greenhouse ATS: applicant tracking systems
SmartRecruiters:
Taleo:
~Lucca:
Workforce Management: wfm
Kronos:
Bloomberg Terminal: bloomberg
Refinitiv: reuters eikon
~Murex:
~Calypso:
Avaloq:
Temenos:
Coupa:
Ivalua:
Blue Yonder: jda software
`;
