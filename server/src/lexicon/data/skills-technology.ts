/**
 * One skill per line: `Name: alias, alias`. A `~` before a name or alias means that the word is
 * also an everyday one: in running text it only counts with exactly these capitals. A `!` means
 * that it never counts in running text, only as the name of a skill on its own.
 */
export const TECHNOLOGY_SKILLS = `
JavaScript: js, ecmascript, java script, es6
TypeScript: ts, type script
Python: python3, python 3
Java: java 8, java 11, java 17, j2ee, java ee, jakarta ee
C++: cpp, c plus plus, c/c++
C#: csharp, c sharp
~C: langage c, c language, c programming
~Go: golang, go lang, langage go
~Rust: rust lang
~Ruby: ruby lang
PHP: php 8, php 7
~Swift: swift lang
Kotlin:
Scala:
~R: langage r, r language, r programming, rstudio, r studio
MATLAB: mat lab
Perl:
Objective-C: objective c, obj c
~Dart:
Elixir:
Erlang:
Haskell:
Clojure:
~Julia:
Fortran:
COBOL:
Visual Basic: vba, vb.net, visual basic for applications
Bash: shell scripting, shell, shell script
PowerShell: power shell
SQL: structured query language, langage sql
PL/SQL: plsql, pl sql
T-SQL: tsql, t sql, transact sql
HTML: html5, html 5
CSS: css3, css 3, feuilles de style
Sass: scss
Tailwind CSS: tailwind, tailwindcss
Bootstrap:
React: react.js, reactjs, react js
React Native: reactnative
Next.js: nextjs, next js
Angular: angularjs, angular js, angular.js
Vue.js: vue, vuejs, vue js
Nuxt.js: nuxt, nuxtjs
Svelte: sveltekit
Redux:
jQuery:
D3.js: d3, d3js
Three.js: threejs
WebGL: web gl
Node.js: nodejs, node js, node
~Express: express.js, expressjs
NestJS: nest.js, nest js
Django:
~Flask:
FastAPI: fast api
Ruby on Rails: rails, ror
Laravel:
Symfony:
~Spring: spring boot, springboot, spring framework, spring mvc
Hibernate:
.NET: dotnet, dot net, .net core, .net framework, net core, asp.net, asp net
GraphQL: graph ql
REST APIs: rest api, restful api, restful, api rest, web services, ~REST
gRPC:
SOAP APIs: soap api
Microservices: micro services, microservice, architecture microservices
Git: github, gitlab, bitbucket
Linux: unix, ubuntu, debian, red hat, redhat, gnu linux
Windows Server:
Docker: conteneurs docker, dockerfile
Kubernetes: k8s, openshift
Helm:
Terraform: iac, infrastructure as code
Ansible:
~Puppet:
Jenkins:
CI/CD: ci cd, cicd, continuous integration, continuous delivery, continuous deployment, intégration continue, déploiement continu
GitHub Actions:
GitLab CI: gitlab ci cd
DevOps: dev ops
Amazon Web Services: aws, amazon aws, aws cloud
Microsoft Azure: azure
Google Cloud Platform: gcp, google cloud
Cloud Computing: cloud, informatique en nuage
Serverless: sans serveur, informatique sans serveur
VMware: vsphere, vmware vsphere
Prometheus:
Grafana:
Datadog:
Splunk:
Elasticsearch: elastic search, elk, elastic stack, opensearch
PostgreSQL: postgres, postgre, postgre sql, pgsql
MySQL: my sql, mariadb
SQL Server: microsoft sql server, mssql, ms sql
Oracle Database: oracle db, oracle sql
MongoDB: mongo, mongo db
Redis:
Cassandra: apache cassandra
DynamoDB: dynamo db
Neo4j:
SQLite:
NoSQL: no sql
Apache Kafka: kafka
RabbitMQ: rabbit mq
Apache Spark: spark, pyspark
Hadoop: apache hadoop, hdfs, hive
Apache Airflow: airflow
dbt: data build tool
Snowflake:
BigQuery: big query, google bigquery
Databricks:
Redshift: amazon redshift
ETL: elt, extract transform load, talend, informatica
Data Warehousing: data warehouse, datawarehouse, entrepôt de données, entrepôts de données
Data Modeling: data modelling, modélisation de données, modélisation des données
Big Data: mégadonnées, données massives
Data Engineering: ingénierie des données, ingénierie de données
Data Analysis: data analytics, analyse de données, analyse des données, exploitation de données
Data Visualization: data visualisation, dataviz, data viz, visualisation de données
Data Science: science des données, sciences des données
Data Governance: gouvernance des données
Power BI: powerbi, microsoft power bi
Tableau Software: tableau desktop, ~Tableau
Looker: looker studio, google data studio
Qlik: qlikview, qlik sense, qliksense
Machine Learning: ml, apprentissage automatique, apprentissage machine, apprentissage statistique
Deep Learning: apprentissage profond, réseaux de neurones, neural networks
Artificial Intelligence: ai, ia, intelligence artificielle
Generative AI: genai, gen ai, ia générative, llm, llms, large language models
Natural Language Processing: nlp, ~TAL, traitement du langage naturel, traitement automatique des langues, taln
Computer Vision: vision par ordinateur, image processing, traitement d’images
Reinforcement Learning: apprentissage par renforcement
MLOps: ml ops
TensorFlow: tensor flow
PyTorch: torch
Keras:
scikit-learn: sklearn, scikit learn
Pandas:
NumPy:
OpenCV:
Statistics: statistiques, statistical analysis, analyse statistique
SAS Software: ~SAS
SPSS:
Stata:
Optimization: recherche opérationnelle, operations research
iOS Development: ios, développement ios
Android Development: android, développement android
Flutter:
Mobile Development: développement mobile, mobile applications
Web Development: développement web
Web Accessibility: accessibilité web, accessibilité numérique, digital accessibility, accessibilité des sites web, wcag, rgaa, a11y
Software Development: développement logiciel, software engineering, génie logiciel
Object-Oriented Programming: oop, poo, programmation orientée objet
Functional Programming: programmation fonctionnelle
Software Architecture: architecture logicielle
System Design: conception de systèmes
Distributed Systems: systèmes distribués
Design Patterns: patrons de conception
Domain-Driven Design: ddd
Test-Driven Development: tdd
Unit Testing: tests unitaires, jest, junit, pytest
Test Automation: automated testing, tests automatisés, automatisation de tests, selenium, cypress, playwright
Embedded Systems: systèmes embarqués, embedded software, logiciel embarqué, embedded c
FPGA: vhdl, verilog
Internet of Things: iot, internet des objets
Real-Time Systems: rtos, temps réel
Robotics: robotique, ~ROS
PLC Programming: automates programmables, programmation automate, plc, siemens step 7, tia portal
SCADA:
Blockchain: block chain, web3
Solidity: smart contracts
Cybersecurity: cyber security, cybersécurité, sécurité informatique, information security, infosec, it security
Penetration Testing: pentest, pentesting, tests d’intrusion, test d’intrusion
SIEM:
Identity and Access Management: iam, gestion des identités, active directory
ISO 27001: iso27001
Cryptography: cryptographie
Networking: réseaux informatiques, tcp/ip, computer networks, cisco, ccna
Firewalls: pare feu, pare feux, fortinet, palo alto networks
Virtualization: virtualisation
System Administration: administration système, administration systèmes, systems administration
Technical Support: support technique, support informatique, it support
ITIL: itsm
SAP ERP: sap
SAP FI/CO: sap fico, sap fi, sap co, sap fi/co, fi/co, fico
SAP TM: sap transportation management
SAP PP: sap production planning
SAP WM: sap warehouse management
SAP EWM: sap extended warehouse management
SAP PS: sap project system
SAP PM: sap plant maintenance
SAP HCM: sap hr
SAP MM: sap materials management
SAP SD: sap sales and distribution
SAP S/4HANA: s/4hana, sap hana
ABAP: sap abap
ERP: progiciel de gestion intégré, erp systems
Salesforce: salesforce.com, sfdc, ~Apex
HubSpot: hub spot
ServiceNow: service now
Microsoft Dynamics: dynamics 365, ms dynamics
Odoo:
Jira: confluence, atlassian
Unity Engine: unity3d, unity 3d, ~Unity
Unreal Engine: unreal
WordPress: word press
Shopify:
Magento:
Drupal:
Figma:
~Sketch: sketch app
Adobe XD:
Photoshop: adobe photoshop
Illustrator: adobe illustrator
InDesign: adobe indesign
After Effects: adobe after effects
Premiere Pro: adobe premiere, adobe premiere pro
Adobe Creative Suite: adobe creative cloud, suite adobe, creative suite
Blender:
UX Design: user experience, expérience utilisateur, ux, user experience design
UI Design: user interface design, interface utilisateur, ui
User Research: recherche utilisateur, ux research
Prototyping: prototypage, wireframing, wireframes
Design Systems: design system
Design Thinking:
Graphic Design: graphisme, design graphique
Motion Design: motion graphics
3D Modeling: modélisation 3d, 3d modelling
AutoCAD: auto cad
SolidWorks: solid works
CATIA: catia v5
Revit: autodesk revit
BIM: building information modeling, maquette numérique
ANSYS:
Finite Element Analysis: fea, éléments finis, calcul par éléments finis
CAD: cao, dao, conception assistée par ordinateur, computer aided design
LabVIEW:
Simulink:
Webflow:
WPF: windows presentation foundation
WinForms: windows forms
Blazor:
~DAX:
Power Query:
Power Apps: powerapps
Azure Synapse: synapse analytics, azure synapse analytics
Alteryx:
KNIME:
ArchiCAD:
SAP Ariba: ariba
Mainframe: mainframes, z/os, zos
`;
